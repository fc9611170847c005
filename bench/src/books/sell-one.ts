import assert from 'node:assert/strict';
import { freeSeats } from '../../../e2e/harness/rest-client.js';
import type { Market } from '../servers/in-this-process.js';
import type { Sold } from './copy-booking.js';

/** One ticket, to be copied. */
export async function sellOne({ client }: Market): Promise<Sold> {
  const journey = (await client.journeys()).find(({ connecting }) => connecting === 0)!;
  const seats = freeSeats(await client.seats(journey)).slice(0, 1);
  const [booking] = (await client.hold(journey, seats)).body.result;
  await client.pay(booking!, 'pay_on_boarding');
  assert.equal((await client.confirm(booking!)).body.result[0]?.booking_status, 'booked');
  return { bookingId: booking!.id, routeScheduleId: journey.route_schedule_id, date: journey.date };
}
