import { DataTable } from '@naga/ui/DataTable';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TariffDifferenceQuery } from './compare.generated.js';
import { compareWords as words } from './words.js';

type Zone = NonNullable<TariffDifferenceQuery['tariffDifference']>['zones'][number];

export interface ZoneTableProps {
  zones: readonly Zone[];
  /** Whether anybody knows how zones were in the earlier version. */
  isKnown: boolean;
  /** What the two versions are called. */
  was: string;
  is: string;
}

/** Zones that came, went, are called otherwise or have other stops. */
export function ZoneTable({ zones, isKnown, was, is }: ZoneTableProps) {
  const intl = useIntl();
  const name = (zone: string | null) => zone ?? intl.formatMessage(words.noZone);
  const stops = (of: Zone['added']) => of.map((stop) => stop.name ?? stop.id).join(', ');
  return (
    <section>
      <h2>
        <FormattedMessage {...words.zones} />
      </h2>
      {zones.length === 0 ? (
        <p>
          <FormattedMessage {...(isKnown ? words.noZones : words.zonesUnknown)} />
        </p>
      ) : (
        <DataTable
          label={intl.formatMessage(words.zones)}
          rows={zones}
          rowId={({ id }) => id}
          columns={[
            { key: 'was', title: was, render: (zone) => name(zone.was) },
            {
              key: 'is',
              title: is,
              render: (zone) => <strong>{name(zone.is)}</strong>,
            },
            { key: 'added', title: intl.formatMessage(words.added), render: ({ added }) => stops(added) },
            { key: 'removed', title: intl.formatMessage(words.removed), render: ({ removed }) => stops(removed) },
          ]}
        />
      )}
    </section>
  );
}
