import { travelDate } from '@naga/kernel/travel-date.js';
import type { BookingListState } from './booking-filters.js';

/** What is narrowed down; sort and page do not make a view. */
type Narrowed = Omit<BookingListState, 'sort' | 'page'>;

const EVERYTHING: Narrowed = {
  text: '',
  status: null,
  payment: null,
  travelFrom: null,
  travelTo: null,
  bookedFrom: null,
  bookedTo: null,
};

export const VIEW_IDS = ['all', 'today', 'collect', 'refund'] as const;
export type ViewId = (typeof VIEW_IDS)[number];

/** The views everybody has; `today` is 'YYYY-MM-DD' at the stops. */
export const viewsOn = (today: string): Record<ViewId, Narrowed> => ({
  all: EVERYTHING,
  today: { ...EVERYTHING, travelFrom: travelDate(today), travelTo: travelDate(today) },
  collect: { ...EVERYTHING, payment: 'TO_COLLECT' },
  refund: { ...EVERYTHING, payment: 'REFUND_PENDING' },
});

/** The view a state shows; undefined when its filters are nobody's view. */
export function viewOf(state: BookingListState, today: string): ViewId | undefined {
  const views = viewsOn(today);
  const names = Object.keys(EVERYTHING) as (keyof Narrowed)[];
  return VIEW_IDS.find((id) => names.every((name) => views[id][name] === state[name]));
}
