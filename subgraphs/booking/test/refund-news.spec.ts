import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { expectWholeWorld } from './whole-world.js';
import { seat, type Traveller, World } from './world.js';

let world: World;
let customer: Traveller;
let people = 1900;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
beforeEach(() => void (customer = world.aCustomer(String(people++))));

interface Told {
  readonly amount: number;
  readonly whole: number;
  readonly onItsWay: number;
  readonly places: string;
}

/** What the traveller was mailed of what is back. */
const told = (): Promise<Told[]> =>
  world.rows<Told>(
    `select (payload->'amount'->>'amount')::int as amount, (payload->'whole'->>'amount')::int as whole,
       (payload->'rest'->'onItsWay'->>'amount')::int as "onItsWay",
       (select string_agg(p->>'place' || ' ' || (p->'amount'->>'amount'), ', ') from jsonb_array_elements(payload->'places') p)
         as places
     from outbox_event where type = 'refund.done' and payload->>'bookingId' = $1 order by sequence`,
    [customer.bookingId],
  );

/** Two seats, $12.50 of $25.50 by credit that an earlier booking brought, the rest by card; all of it is given back. */
async function givesBack(outcome: 'APPROVE' | 'CLOSE'): Promise<void> {
  await customer.buys(world.aDeparture().leg(), [seat('1A')]);
  await customer.ask(documents.cancel, { id: customer.bookingId, refundTo: 'WALLET' });
  await customer.holds(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
  await customer.tellsNames();
  const { payment } = await customer.startsToPay('CARD', true);
  await customer.decides(payment.reference, outcome);
  await customer.does('cancel');
}

test('a refund of a booking that was paid in two ways is told once, whole, by where its money is', async () => {
  await givesBack('APPROVE');
  await world.job('send-refunds');
  const refunds = await world.rows<{ amount: number }>(
    'select amount::int as amount from refund where booking_id = $1 order by id',
    [customer.bookingId],
  );
  expect(refunds).toHaveLength(2);
  expect(await told()).toEqual([
    { amount: 2500, whole: 2500, onItsWay: 0, places: `AS_PAID ${refunds[1]!.amount}, WALLET ${refunds[0]!.amount}` },
  ]);
  world.clock.advance({ minutes: 2 });
  await world.job('send-refunds');
  expect(await told()).toHaveLength(1);
  await expectWholeWorld(world, customer.bookingId);
});

test('where a part of it is refused, the other is told as a part, and the rest once it is back', async () => {
  await givesBack('CLOSE');
  await world.job('send-refunds');
  const [part, ...others] = await told();
  expect(others).toEqual([]);
  expect(part).toMatchObject({ whole: 2500, onItsWay: 2500 - part!.amount, places: `WALLET ${part!.amount}` });
  await world.rows("update sandbox_charge set state = 'APPROVED' where state = 'CLOSED'");
  world.clock.advance({ minutes: 61 });
  await world.job('send-refunds');
  expect(await told()).toEqual([
    part,
    { amount: part!.onItsWay, whole: 2500, onItsWay: 0, places: `AS_PAID ${part!.onItsWay}` },
  ]);
  await expectWholeWorld(world, customer.bookingId);
});

/** The seats of each ride that the last such mail names. */
const named = async (type = 'refund.done'): Promise<string[]> => {
  const [row] = await world.rows<{ rides: string[] }>(
    `select array(select (select string_agg(s, ' ') from jsonb_array_elements_text(l->'seatNumbers') s)
       from jsonb_array_elements(payload->'legs') l) as rides
     from outbox_event where type = $2 and payload->>'bookingId' = $1 order by sequence desc limit 1`,
    [customer.bookingId, type],
  );
  return row!.rides;
};
const partAt = async (leg: number, seatNumber: string): Promise<string> =>
  (await customer.sees())!.legs[leg]!.parts.find((part) => part.seatNumber === seatNumber)!.id;

describe('a refund names what its money is of', () => {
  const buysTwoWays = async (outcome: 'APPROVE' | 'CLOSE' = 'APPROVE') => {
    const [there, back] = [
      [seat('1A'), seat('1B')],
      [seat('2A'), seat('2B')],
    ];
    await customer.holdsLegs([
      { legId: world.aDeparture().leg(), seats: there },
      { legId: world.aDeparture({ date: '2026-11-26' }).leg(), direction: 'RETURN', seats: back },
    ]);
    await customer.tellsNames();
    await customer.decides((await customer.startsToPay()).payment.reference, outcome);
  };

  test('the seat of the ride that was given back, and then the others', async () => {
    await buysTwoWays();
    await customer.ask(documents.cancel, { id: customer.bookingId, partIds: [await partAt(1, '2B')] });
    await world.job('send-refunds');
    expect(await named()).toEqual(['2B']);
    await customer.ask(documents.cancel, { id: customer.bookingId, partIds: [await partAt(0, '1A')] });
    await world.job('send-refunds');
    expect(await named()).toEqual(['1A']);
  });

  test('also where it is refused', async () => {
    await buysTwoWays('CLOSE');
    await customer.ask(documents.cancel, { id: customer.bookingId, partIds: [await partAt(0, '1B')] });
    for (let tries = 0; tries < 2; tries++) {
      await world.job('send-refunds');
      world.clock.advance({ minutes: 61 });
    }
    expect(await named('refund.refused')).toEqual(['1B']);
  });
});
