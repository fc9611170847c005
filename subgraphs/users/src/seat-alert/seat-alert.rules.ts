import { stateMachine } from '@naga/kernel/state-machine.js';

export const SEAT_ALERT_STATES = { WAITING: 'WAITING', ACTIVE: 'ACTIVE', TOLD: 'TOLD' } as const;
export type SeatAlertState = keyof typeof SEAT_ALERT_STATES;

/** Guests prove their mailbox first; one mail is sent, and who pressed too late may be told again. */
export const seatAlertStates = stateMachine<SeatAlertState>('WAITING', {
  WAITING: ['ACTIVE'],
  ACTIVE: ['TOLD'],
  TOLD: ['ACTIVE'],
});

/** A ride of a journey with the seats of its vehicle and those claimed between its stops. */
export interface RideSeats {
  readonly seats: number;
  readonly claimed: number;
}

/** The most seats that are free together on one journey; of a journey with a change the ride with the fewest counts. */
export const mostFree = (journeys: readonly (readonly RideSeats[])[]): number =>
  Math.max(0, ...journeys.map((rides) => Math.min(...rides.map(({ seats, claimed }) => seats - claimed))));
