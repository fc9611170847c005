import { formatRating } from '@naga/kernel/money.js';
import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import type { FilterGroup } from '../../../features/journey-rows/filter.js';
import { HOURS, RATINGS } from '../../../features/journey-rows/filter.js';
import type { JourneyRow } from '../../../features/journey-rows/journey-row.js';

const groups = defineMessages<Record<FilterGroup, NoMessageValues>>({
  time: { id: 'web.filter.time', defaultMessage: 'Departure' },
  board: { id: 'web.filter.board', defaultMessage: 'Boarding' },
  drop: { id: 'web.filter.drop', defaultMessage: 'Arrival' },
  kind: { id: 'web.filter.kind', defaultMessage: 'Vehicle' },
  info: { id: 'web.filter.info', defaultMessage: 'Kind of ride' },
  on: { id: 'web.filter.on', defaultMessage: 'On board' },
  op: { id: 'web.filter.op', defaultMessage: 'Operator' },
  rating: { id: 'web.filter.rating', defaultMessage: 'Rating' },
  changes: { id: 'web.filter.changes', defaultMessage: 'Changes' },
  hours: { id: 'web.filter.hours', defaultMessage: 'Duration' },
});
const bands = defineMessages({
  morning: { id: 'web.filter.morning', defaultMessage: 'Morning 05–12' },
  afternoon: { id: 'web.filter.afternoon', defaultMessage: 'Afternoon 12–18' },
  night: { id: 'web.filter.night', defaultMessage: 'Night 18–05' },
});
const values = defineMessages<{
  rating: { rating: string };
  changes: { count: number };
  hours: { hours: string };
}>({
  rating: { id: 'web.filter.ratingFrom', defaultMessage: '{rating} and more' },
  changes: {
    id: 'web.filter.changeCount',
    defaultMessage: '{count, plural, =0 {Direct} one {One change} other {# changes}}',
  },
  hours: { id: 'web.filter.hoursUpTo', defaultMessage: 'Up to {hours} h' },
});

export interface FilterOption {
  value: string;
  label: string;
}

export const groupTitle = (intl: IntlShape, group: FilterGroup): string => intl.formatMessage(groups[group]);

function named(pairs: readonly (readonly [string, string])[]): FilterOption[] {
  const options = [...new Map(pairs)].map(([value, label]) => ({ value, label }));
  return options.sort((a, b) => a.label.localeCompare(b.label));
}

/** The values that the journeys of a search can be filtered by, in the reader's words. */
export function optionsOf(intl: IntlShape, rows: readonly JourneyRow[], group: FilterGroup): FilterOption[] {
  switch (group) {
    case 'time':
      return Object.entries(bands).map(([value, word]) => ({ value, label: intl.formatMessage(word) }));
    case 'board':
      return named(rows.map(({ departure: { stopId, stop } }) => [stopId, stop] as const));
    case 'drop':
      return named(rows.map(({ arrival: { stopId, stop } }) => [stopId, stop] as const));
    case 'kind':
      return named(rows.flatMap(({ categories }) => categories.map((name) => [name, name] as const)));
    case 'info':
      return named(rows.flatMap(({ tripInfos }) => tripInfos.map(({ code, name }) => [code, name] as const)));
    case 'on':
      return named(rows.flatMap(({ amenities }) => amenities.map(({ code, name }) => [code, name] as const)));
    case 'op':
      return named(rows.flatMap(({ operators }) => operators.map(({ id, name }) => [id, name] as const)));
    case 'rating':
      return RATINGS.map((step) => ({
        value: step,
        label: intl.formatMessage(values.rating, { rating: formatRating(Number(step)) }),
      }));
    case 'changes':
      return ['0', '1'].map((value) => ({
        value,
        label: intl.formatMessage(values.changes, { count: Number(value) }),
      }));
    case 'hours':
      return HOURS.map((step) => ({ value: step, label: intl.formatMessage(values.hours, { hours: step }) }));
  }
}
