import type { IntlShape } from 'react-intl';
import type { RefundStep } from '@naga/kernel/standard-refund.js';
import { exchangeText, type ExchangeTerms, tiersText } from '../../session/terms-text.js';
import { localStamp } from '../../session/time/local-stamp.js';
import { words } from './change-words.js';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/;

/** Whose value it is: a column, and the currency of the record's amounts where it is told beside it. */
export interface ValuePlace {
  readonly field: string;
  readonly currency: string | null | undefined;
}

/** What columns of JSON say in words; all others stand as they are. */
function termsText(intl: IntlShape, value: string, { field, currency }: ValuePlace): string | undefined {
  if (!currency) return undefined;
  if (field === 'tiers') return tiersText(intl, JSON.parse(value) as readonly RefundStep[], currency);
  if (field === 'exchange') return exchangeText(intl, JSON.parse(value) as ExchangeTerms, currency);
  return undefined;
}

/** Whether a value is a moment, ISO 8601. */
export const isInstant = (value: string): boolean => INSTANT.test(value) && !Number.isNaN(Date.parse(value));

/** A value of an audited field as people read it: moments at the stops' clock, yes and no; null for what was empty. */
export function valueText(intl: IntlShape, value: string | null, place?: ValuePlace): string | null {
  if (value === null || value === '') return null;
  if (value === 'true' || value === 'false') return intl.formatMessage(value === 'true' ? words.yes : words.no);
  const terms = place && termsText(intl, value, place);
  if (terms !== undefined) return terms;
  return isInstant(value) ? localStamp(value) : value;
}

/** The currency that the changes of one record tell of it. */
export const currencyOf = (
  changes: readonly { field: string; before: string | null; after: string | null }[],
): string | null => {
  const told = changes.find(({ field }) => field === 'currency');
  return told?.after ?? told?.before ?? null;
};
