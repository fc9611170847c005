import assert from 'node:assert/strict';
import pg from 'pg';
import { type BookingResult, freeSeats, numberFor } from '../../../e2e/harness/rest-client.js';
import { inThisProcess } from '../servers/in-this-process.js';
import { type Recording, statementsOf } from './recording.js';

const [BOOKING, LEG] = ['900000001', '800000001'];

/** Makes one booking, paid on boarding, in this process and answers the SQL it took. */
export async function recordBooking(env: Readonly<Record<string, string>>): Promise<Recording> {
  const { client, close } = await inThisProcess(env);
  await numberFrom(env['DATABASE_URL']!);
  const journey = (await client.journeys()).find(({ connecting }) => connecting === 0)!;
  const seats = freeSeats(await client.seats(journey)).slice(0, 1);

  let booking: BookingResult | undefined;
  const hold = await statementsOf(async () => {
    booking = (await client.hold(journey, seats)).body.result[0];
  });
  assert.equal(booking?.id, BOOKING);
  const confirm = await statementsOf(async () => {
    await client.pay(booking!, 'pay_on_boarding');
    assert.equal((await client.confirm(booking!)).body.result[0]?.booking_status, 'booked');
  });
  await close();
  const departure = /"departure":"([^"]+)"/.exec(hold.map(({ values }) => values.join()).join())![1]!;
  const named = { bookingId: BOOKING, legId: LEG, departure, pnr: booking!.pnr, number: numberFor(journey, seats) };
  return { named, hold, confirm };
}

/** Ids that cannot be mistaken for anything else in a statement's values. */
async function numberFrom(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `select setval('booking.booking_id_seq', ${BOOKING}, false), setval('booking.leg_id_seq', ${LEG}, false)`,
  );
  await client.end();
}
