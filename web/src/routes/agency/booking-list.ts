import { parseTravelDate } from '@naga/kernel/travel-date.js';
import type { AgencyBookingsQueryVariables, BookingStatus } from './agency.generated.js';

export const STATUSES = [
  'BLOCKED',
  'PENDING_OPERATOR',
  'BOOKED',
  'RE_BOOKED',
  'PARTIALLY_CANCELLED',
  'CANCELLED',
  'COMPLETED',
  'NO_SHOW',
  'EXPIRED',
  'REJECTED',
] as const satisfies readonly BookingStatus[];

export const SORTS = ['NEWEST', 'OLDEST', 'TRAVEL_SOONEST', 'TRAVEL_LATEST'] as const;
/** Days a list can be cut by: of the sale and of the departure. */
export const DAYS = ['soldFrom', 'soldTo', 'travelFrom', 'travelTo'] as const;

const LONGEST_TEXT = 200;

/** What a list is asked for, as it stands in its address: a link reproduces the list. What is none of ours is left out. */
export function listOf(query: URLSearchParams): Pick<AgencyBookingsQueryVariables, 'filter' | 'sort'> {
  const text = (query.get('text') ?? '').trim().slice(0, LONGEST_TEXT);
  const day = (name: (typeof DAYS)[number]) => parseTravelDate(query.get(name) ?? '') ?? null;
  return {
    filter: {
      text: text === '' ? null : text,
      status: STATUSES.find((one) => one === query.get('status')) ?? null,
      soldFrom: day('soldFrom'),
      soldTo: day('soldTo'),
      travelFrom: day('travelFrom'),
      travelTo: day('travelTo'),
    },
    sort: SORTS.find((one) => one === query.get('sort')) ?? 'NEWEST',
  };
}

/** From 1. */
export const pageIn = (query: URLSearchParams): number =>
  Math.min(1_000_000, Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1));
