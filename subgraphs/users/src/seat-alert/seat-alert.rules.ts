import { stateMachine } from '@naga/kernel/state-machine.js';
import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';

const MINUTE = 60_000;

export const SEAT_ALERT_STATES = { WAITING: 'WAITING', ACTIVE: 'ACTIVE', TOLD: 'TOLD' } as const;
export type SeatAlertState = keyof typeof SEAT_ALERT_STATES;

/** Guests prove their mailbox first; one mail is sent, and who pressed too late may be told again. */
export const seatAlertStates = stateMachine<SeatAlertState>('WAITING', {
  WAITING: ['ACTIVE'],
  ACTIVE: ['TOLD'],
  TOLD: ['ACTIVE'],
});

/** Who does not confirm in a day is forgotten. */
export const CONFIRM_WITHIN = 24 * 60 * MINUTE;

/** Days ahead that may be watched: seats are sold half a year ahead, and some ask before that. */
const FARTHEST = 400;

/** The days that may be watched, both included. */
export const watchedDays = (today: TravelDate): { readonly from: TravelDate; readonly until: TravelDate } => ({
  from: today,
  until: addDays(today, FARTHEST),
});

/** When to look again where nothing told of a change: seats come on sale with time alone, which is no event. */
export const nextLook = (now: number): number => now + 10 * MINUTE;

/** A ride of a journey with the seats of its vehicle and those claimed between its stops. */
export interface RideSeats {
  readonly seats: number;
  readonly claimed: number;
}

/** The most seats that are free together on one journey; of a journey with a change the ride with the fewest counts. */
export const mostFree = (journeys: readonly (readonly RideSeats[])[]): number =>
  Math.max(0, ...journeys.map((rides) => Math.min(...rides.map(({ seats, claimed }) => seats - claimed))));
