import { isCancelled, type PartState } from './part-state.rules.js';

export const BOOKING_STATUSES = {
  BLOCKED: 'BLOCKED',
  PENDING_OPERATOR: 'PENDING_OPERATOR',
  EXPIRED: 'EXPIRED',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED',
  COMPLETED: 'COMPLETED',
  NO_SHOW: 'NO_SHOW',
  PARTIALLY_CANCELLED: 'PARTIALLY_CANCELLED',
  RE_BOOKED: 'RE_BOOKED',
  BOOKED: 'BOOKED',
} as const;
export type BookingStatus = keyof typeof BOOKING_STATUSES;

const isOver = (state: PartState): boolean =>
  isCancelled(state) || ['EXPIRED', 'REJECTED', 'EXCHANGED'].includes(state);

type Reading = readonly [BookingStatus, (states: readonly PartState[]) => boolean];

const active = (states: readonly PartState[]): readonly PartState[] => states.filter((state) => !isOver(state));
const everyActive = (states: readonly PartState[], state: PartState): boolean =>
  active(states).length > 0 && active(states).every((each) => each === state);

/** rules.md 3, first match wins. */
const READINGS: readonly Reading[] = [
  ['BLOCKED', (states) => states.includes('HELD') && active(states).every((state) => state === 'HELD')],
  ['PENDING_OPERATOR', (states) => states.includes('PENDING_OPERATOR')],
  ['EXPIRED', (states) => states.every((state) => state === 'EXPIRED')],
  ['REJECTED', (states) => states.every((state) => state === 'REJECTED')],
  ['CANCELLED', (states) => states.some(isCancelled) && active(states).length === 0],
  ['COMPLETED', (states) => everyActive(states, 'COMPLETED')],
  ['NO_SHOW', (states) => everyActive(states, 'NO_SHOW')],
  ['PARTIALLY_CANCELLED', (states) => states.some(isCancelled)],
  ['RE_BOOKED', (states) => states.includes('EXCHANGED')],
];

/** What a booking is called, from the states of its travel parts. */
export const bookingStatus = (states: readonly PartState[]): BookingStatus =>
  READINGS.find(([, applies]) => applies(states))?.[0] ?? 'BOOKED';
