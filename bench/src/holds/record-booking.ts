import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGateway } from '@naga/gateway/gateway.js';
import { systemClock } from '@naga/kernel/clock.js';
import { createLog } from '@naga/server-kit/log.js';
import { startSubgraphs } from '@naga/standalone/subgraphs.js';
import pg from 'pg';
import { type BookingResult, freeSeats, RestClient } from '../../../e2e/harness/rest-client.js';
import { ROOT } from '../servers/start-pinned.js';
import { type Recording, statementsOf } from './recording.js';

const [BOOKING, LEG] = ['900000001', '800000001'];

/** Makes one booking, paid on boarding, in this process and answers the SQL it took. */
export async function recordBooking(env: Readonly<Record<string, string>>): Promise<Recording> {
  const databaseUrl = env['DATABASE_URL']!;
  const [clock, log] = [systemClock, createLog('warn')];
  const subgraphs = await startSubgraphs({ databaseUrl, clock, log, env });
  const gateway = await createGateway({
    supergraphSdl: readFileSync(join(ROOT, 'schema/supergraph.graphql'), 'utf8'),
    transportOf: (name) => subgraphs.transportOf(name),
    databaseUrl,
    sessionSecret: env['SESSION_SECRET']!,
    baseUrl: 'http://127.0.0.1',
    clock,
    log,
  });
  const client = new RestClient(await gateway.listen({ port: 0, host: '127.0.0.1' }));
  await numberFrom(databaseUrl);
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
  await gateway.close();
  await subgraphs.close();
  const departure = /"departure":"([^"]+)"/.exec(hold.map(({ values }) => values.join()).join())![1]!;
  return { named: { bookingId: BOOKING, legId: LEG, departure, pnr: booking!.pnr }, hold, confirm };
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
