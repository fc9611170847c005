import { defineMessages, type NoMessageValues } from 'react-intl';

export const compareWords = defineMessages<
  Record<
    | ('open' | 'withBefore' | 'title' | 'about' | 'from' | 'to' | 'first' | 'rows' | 'noRows' | 'since' | 'zones')
    | ('noZones' | 'zonesUnknown' | 'noZone' | 'added' | 'removed' | 'by' | 'failed' | 'none'),
    NoMessageValues
  > & { version: { number: number } }
>({
  open: { id: 'admin.tariff-compare.open', defaultMessage: 'Compare' },
  withBefore: { id: 'admin.tariff-compare.with-before', defaultMessage: 'With the one before' },
  title: { id: 'admin.tariff-compare.title', defaultMessage: 'Versions' },
  about: {
    id: 'admin.tariff-compare.about',
    defaultMessage: 'What the later version has otherwise. What was made and taken back between is not told.',
  },
  from: { id: 'admin.tariff-compare.from', defaultMessage: 'The earlier one' },
  to: { id: 'admin.tariff-compare.to', defaultMessage: 'The later one' },
  first: { id: 'admin.tariff-compare.first', defaultMessage: 'Before the first' },
  version: { id: 'admin.tariff-compare.version', defaultMessage: 'Version {number}' },
  rows: { id: 'admin.tariff-compare.rows', defaultMessage: 'Prices and rules that differ' },
  noRows: { id: 'admin.tariff-compare.no-rows', defaultMessage: 'No price and no rule differs.' },
  since: { id: 'admin.tariff-compare.since', defaultMessage: 'From this day of travel on' },
  by: { id: 'admin.tariff-compare.by', defaultMessage: 'Made so by' },
  zones: { id: 'admin.tariff-compare.zones', defaultMessage: 'Zones that differ' },
  noZones: { id: 'admin.tariff-compare.no-zones', defaultMessage: 'No zone differs.' },
  zonesUnknown: {
    id: 'admin.tariff-compare.zones-unknown',
    defaultMessage: 'How zones were before the first version is not known.',
  },
  noZone: { id: 'admin.tariff-compare.no-zone', defaultMessage: 'no zone' },
  added: { id: 'admin.tariff-compare.added', defaultMessage: 'Stops that came' },
  removed: { id: 'admin.tariff-compare.removed', defaultMessage: 'Stops that went' },
  failed: { id: 'admin.tariff-compare.failed', defaultMessage: 'The versions could not be compared.' },
  none: {
    id: 'admin.tariff-compare.none',
    defaultMessage: 'Nobody has changed this tariff yet: there is one version only.',
  },
});
