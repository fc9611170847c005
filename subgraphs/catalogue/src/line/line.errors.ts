import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/**
 * Departures that somebody has seats on would not be driven as they were sold. Facts: `departures`, `seats`, `bookings`
 * (how many), `keepable`: whether what is sold can stay beside the change, and `touched`: the first 20 departures, each
 * with routeScheduleId, date, departureTime, seats and bookings.
 */
export class LineSold extends Refusal {
  readonly code = 'LINE_SOLD';
}
