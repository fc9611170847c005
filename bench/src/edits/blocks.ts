import assert from 'node:assert/strict';
import type { RestClient } from '../../../e2e/harness/rest-client.js';
import { ask } from '../servers/graph.js';
import { type Edit, found, type Ride } from './edit.js';

const BLOCK = `mutation ($id: ID!, $date: LocalDate!, $seats: [String!]) {
  answer: blockSeats(routeScheduleId: $id, from: $date, seats: $seats, reason: "The road is flooded") {
    ... on SeatBlocks { made } ... on Refused { code } } }`;
const OPEN = `mutation ($id: ID!, $date: LocalDate!) { answer: freeDepartures(routeScheduleId: $id, from: $date) {
  ... on SeatsFreed { ids } ... on Refused { code } } }`;

/** Blocks seats of the ride's departure, null for all, or opens it again. */
const blocking =
  (staff: RestClient, { journey }: Ride, seats: readonly string[] | null): Edit['prepare'] =>
  async (on) => {
    const variables = { id: journey.route_schedule_id, date: journey.date, ...(on && { seats }) };
    return async () => {
      const { answer } = await ask<{ answer: { code?: string } }>(staff, on ? BLOCK : OPEN, variables);
      assert.equal(answer.code, undefined);
    };
  };

/** A departure of which nothing more is sold. */
export const closedDeparture = (staff: RestClient, ride: Ride): Edit => ({
  what: 'A departure, closed and opened',
  prepare: blocking(staff, ride, null),
  isSeen: async (traveller, on) => ((await found(traveller, ride))?.seats_available === 0) === on,
});

/** A seat that is kept from being sold, looked for on the map of the seats. */
export const blockedSeat = (staff: RestClient, ride: Ride, seat: string): Edit => ({
  what: 'A seat, blocked and freed',
  prepare: blocking(staff, ride, [seat]),
  async isSeen(traveller, on) {
    const seats = await traveller.seats(ride.journey);
    return seats.some(({ seat_number, state }) => seat_number === seat && state !== 'available') === on;
  },
});
