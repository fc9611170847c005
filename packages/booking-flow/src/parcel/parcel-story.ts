/** In this order (specification, section 4). */
export const STATUSES = ['CREATED', 'IN_TRANSIT', 'ARRIVED', 'COLLECTED'] as const;
export type ParcelStatus = (typeof STATUSES)[number];

/** The statuses and what may happen on the way, as cargo names them. */
export type ParcelEventType =
  | ParcelStatus
  | 'CANCELLED'
  | 'ON_HOLD'
  | 'DELAYED'
  | 'DELIVERY_FAILED'
  | 'DAMAGED'
  | 'LOST'
  | 'RETURNED';

export interface ToldEvent {
  type: ParcelEventType;
  at: string;
  place: string | null;
  implied: boolean;
  note: string | null;
}

export interface Step {
  type: ParcelEventType;
  state: 'done' | 'current' | 'todo' | 'change' | 'bad';
  event?: ToldEvent;
}

/** After these nothing more is to come. */
const ENDS = new Set<ParcelEventType>(['COLLECTED', 'CANCELLED', 'LOST', 'RETURNED']);
const BAD = new Set<ParcelEventType>(['CANCELLED', 'LOST', 'DAMAGED', 'DELIVERY_FAILED']);

const isStatus = (type: ParcelEventType) => (STATUSES as readonly string[]).includes(type);

/** What happened in its order, the present status marked, and what is still to come. */
export function storyOf(status: ParcelStatus, events: readonly ToldEvent[]): Step[] {
  const told = events.map((event): Step => {
    if (!isStatus(event.type)) return { type: event.type, state: BAD.has(event.type) ? 'bad' : 'change', event };
    const isNow = event.type === status && status !== 'COLLECTED';
    return { type: event.type, state: isNow ? 'current' : 'done', event };
  });
  const last = events.at(-1)?.type;
  if (last !== undefined && ENDS.has(last)) {
    return told.map((step) => (step.state === 'current' ? { ...step, state: 'done' } : step));
  }
  const coming = STATUSES.slice(STATUSES.indexOf(status) + 1);
  return [...told, ...coming.map((type): Step => ({ type, state: 'todo' }))];
}
