import assert from 'node:assert/strict';
import type { RestClient } from '../../../e2e/harness/rest-client.js';
import { ask } from '../servers/graph.js';
import { type Edit, found, type Ride } from './edit.js';

const TEXT = '{ en km th vi es }';
/** What is read of a line is what is sent of it. */
const LINE = `query ($id: ID!) { line(id: $id) { version
  operatorId names ${TEXT} transportType localCountryCode distanceKm amenityIds tripInfoIds
  stops { id stopId travelTime boardingStop dropOffStop currentStatus }
  timings { id allowPickup routeBranchId blockingHoursFrom blockingHoursTo blockBefore
    stops { arrivalTime departureTime }
    schedules { id daysOfWeek vehicleTypeId hasPassengerTypePricing disabled blockBefore blockingFrom blockingTo
      allowMaleNextToFemale specificNote ${TEXT} routeBranchId allowFrom1 allowTo1 allowFrom2 allowTo2 routeForUser } } } }`;
const SAVE = `mutation ($id: ID!, $version: Int!, $input: LineInput!) {
  answer: updateLine(id: $id, version: $version, input: $input) { __typename ... on Refused { code } } }`;

interface Timing {
  readonly schedules: readonly { readonly id: string; readonly allowTo1: string | null }[];
}
interface Line {
  readonly version: number;
  readonly timings: readonly Timing[];
}

const dayBefore = (date: string): string => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

/** The season of a ride's schedule ends the day before it, in the whole line as the form saves it. */
export const season = (staff: RestClient, ride: Ride): Edit => ({
  what: 'A season, saved with its line',
  async prepare(on) {
    const { route_id: id, route_schedule_id: scheduleId, date } = ride.journey;
    const { line } = await ask<{ line: Line }>(staff, LINE, { id });
    const { version, ...input } = line;
    const timings = line.timings.map((timing) => ({
      ...timing,
      schedules: timing.schedules.map((schedule) =>
        schedule.id === scheduleId ? { ...schedule, allowTo1: on ? dayBefore(date) : null } : schedule,
      ),
    }));
    const variables = { id, version, input: { ...input, timings } };
    return async () => {
      const { answer } = await ask<{ answer: { code?: string } }>(staff, SAVE, variables);
      assert.equal(answer.code, undefined);
    };
  },
  isSeen: async (traveller, on) => ((await found(traveller, ride)) === undefined) === on,
});
