import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { Exchanging } from './exchanging.js';
import { support } from './staff.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
beforeEach(() => {
  world.pricing.rates = [
    { currency: 'KHR', perDollar: '4100', validFrom: '2026-11-01T00:00:00.000Z' },
    { currency: 'THB', perDollar: '32.4', validFrom: '2026-11-02T00:00:00.000Z' },
  ];
  world.pricing.currency = 'USD';
});
afterAll(() => world.close());

const RIEL = { currency: 'KHR', units: '4100', per: '1', since: '2026-11-01T00:00:00.000Z' };
const IN_RIEL = { shownIn: { currency: 'KHR', at: '2026-11-20T03:00:00Z' } };
const asking = `query ($id: ID!) { answer: booking(id: $id) { legs { parts { shownRate { currency units per since } } } } }`;

async function keptBy({ id }: SeenBooking, who: Traveller): Promise<object[]> {
  const { legs } = await who.ask<{ legs: { parts: { shownRate: object }[] }[] }>(asking, { id });
  return legs.flatMap(({ parts }) => parts.map(({ shownRate }) => shownRate));
}

/** What its mails are told of it. */
const toldOf = ({ id }: SeenBooking) =>
  world.rows<{ type: string; rate: object | null }>(
    `select distinct type, payload->'shownRate' as rate from outbox_event
     where type = 'ticket.issued' and payload->>'bookingId' = $1 order by type`,
    [id],
  );

test('each part keeps the rate at which its price was shown, whatever becomes of rates; staff and mails read it', async () => {
  const traveller = world.aTraveller();
  const held = await traveller.holds(world.aDeparture().leg(), [seat('1A'), seat('1B')], IN_RIEL);
  expect(await keptBy(held, traveller)).toEqual([RIEL, RIEL]);
  world.pricing.rates = [{ currency: 'KHR', perDollar: '8200', validFrom: '2026-11-21T00:00:00.000Z' }];
  await traveller.tellsNames();
  const { payment } = await traveller.startsToPay();
  await traveller.decides(payment.reference, 'APPROVE');
  expect(await keptBy(held, traveller)).toEqual([RIEL, RIEL]);
  expect(await keptBy(held, support(world))).toEqual([RIEL, RIEL]);
  expect((await traveller.sees())!.total).toEqual(held.total);
  expect(await toldOf(held)).toEqual([{ type: 'ticket.issued', rate: RIEL }]);
});

test('through the dollar, as late as the later of both rates', async () => {
  world.pricing.currency = 'KHR';
  const traveller = world.aTraveller();
  const shownIn = { ...IN_RIEL.shownIn, currency: 'THB' };
  const held = await traveller.holds(world.aDeparture().leg(), [seat('1A')], { shownIn });
  expect(held.total.currency).toBe('KHR');
  expect(await keptBy(held, traveller)).toEqual([
    { currency: 'THB', units: '32.4', per: '4100', since: '2026-11-02T00:00:00.000Z' },
  ]);
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['who read prices as they are charged', {}],
  ['who chose the currency that is charged', { shownIn: { currency: 'USD', at: '2026-11-20T03:00:00Z' } }],
  ['whose currency has no rate', { shownIn: { currency: 'VND', at: '2026-11-20T03:00:00Z' } }],
])('nothing is kept of %s', async (_, more) => {
  const traveller = world.aTraveller();
  const held = await traveller.holds(world.aDeparture().leg(), [seat('1A')], more);
  expect(await keptBy(held, traveller)).toEqual([null]);
});

test('a currency that nobody keeps books in is refused at its field', async () => {
  const input = { legs: [{ legId: world.aDeparture().leg(), seats: [seat('1A')] }] };
  const shownIn = { currency: 'EUR', at: '2026-11-20T03:00:00Z' };
  await expect(world.aTraveller().ask(documents.hold, { input: { ...input, shownIn } })).rejects.toThrow(
    /shownIn|INPUT/,
  );
});

test('who changes his ride reads on at the rate that his booking has', async () => {
  const exchange = await Exchanging.begin(world);
  const { traveller, other } = exchange;
  exchange.bought = await traveller.buys(world.aDeparture().leg(), [seat('1A')], IN_RIEL);
  world.clock.advance({ minutes: 61 });
  world.pricing.rates = [{ currency: 'KHR', perDollar: '8200', validFrom: '2026-11-20T04:00:00.000Z' }];
  world.pricing.surcharge = 300;
  await exchange.begins(exchange.parts(0), other.leg());
  await exchange.pays();
  expect(await keptBy(exchange.bought, traveller)).toEqual([RIEL]);
});
