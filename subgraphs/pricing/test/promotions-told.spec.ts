import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import { CAMBODIA, CouponWorld, LAOS, SEAT } from './coupon-world.js';
import { FRIDAY, SOME_TARIFF } from './tariff.fixture.js';

let world: CouponWorld;
beforeAll(async () => {
  world = await CouponWorld.open();
  await importMarket(world.test.outside, SOME_TARIFF);
});
const settled = () => world.test.subgraph.services.tariff.settled();
beforeEach(settled);
afterEach(async () => {
  await world.test.outside.change(`update coupon set active = false, version = version + 1`, []);
});
afterAll(() => world.close());

/** A bus of operator 1 in Cambodia, $12.00 for a visitor; one of operator 2, $15.00 instead of $19.00. */
const [PLAIN, OFFERED] = ['1.10.100.11-14', '2.20.200.14-15'];
const ride = (fareKey: string) => ({
  ...{ id: fareKey, date: FRIDAY, fareKey, localCountryCode: 'KH' },
  ...{ hasPassengerTypePricing: false, transportType: 'BUS' },
});

interface Told {
  readonly names: string[];
  readonly discount: { amount: number };
  readonly total: { amount: number };
}
interface Looked {
  readonly total: { amount: number };
  readonly promotionsAhead: Told | null;
}
const QUESTION = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Journey {
  fare(adults: 2) { foreign { total { amount } promotionsAhead { ...Told } } }
  beside: fare(adults: 2, alone: false) { foreign { total { amount } promotionsAhead { ...Told } } } } } }
  fragment Told on PromotedFare { names discount { amount currency } total { amount currency } }`;
const journeys = (...keys: string[]) =>
  keys.map((fareKey) => ({ __typename: 'Journey', id: fareKey, legs: [ride(fareKey)] }));
async function look(fareKey = PLAIN, viewer: Viewer = guest()) {
  const { data, errors } = await world.test.run<
    { _entities: Record<'fare' | 'beside', { foreign: Looked }>[] },
    object
  >(QUESTION, { r: journeys(fareKey) }, viewer);
  if (errors) throw errors[0]!;
  const { fare, beside } = data!._entities[0]!;
  return { ...fare.foreign, beside: beside.foreign.promotionsAhead };
}
const namesTold = async (viewer?: Viewer): Promise<string[]> => {
  await settled();
  return (await look(PLAIN, viewer)).promotionsAhead?.names ?? [];
};

test('a price says what a hold will take off it, by what it is called, and stays what it is', async () => {
  const before = await look();
  await world.aPromotion('Water festival', { titles: { en: 'Water festival', km: 'បុណ្យអុំទូក' } });
  await world.aPromotion('Tenth', { kind: 'PERCENT', value: 1000, operatorIds: ['1'] });
  await settled();
  const { promotionsAhead, total } = await look();
  // Two fares of $12.00 less $2.00 less a tenth of what is left, and the fee of 2.5 % of $19.80.
  expect(promotionsAhead).toEqual({
    names: ['Water festival', 'Tenth'],
    discount: { amount: 430, currency: 'USD' },
    total: { amount: 2030, currency: 'USD' },
  });
  expect([total, before]).toEqual([{ amount: 2460 }, { total: { amount: 2460 }, promotionsAhead: null, beside: null }]);
  const seats = [0, 1].map((passenger) => ({
    ...{ ...SEAT, ref: `0.${passenger}`, passenger, fare: 1200, nationality: 'FOREIGN' },
    ...{ operatorId: '1', routeId: '10', date: FRIDAY },
  }));
  const { promotions } = await world.promote({ seats, contact: null });
  const taken = promotions.flatMap((one) => one.seats).reduce((sum, { discount }) => sum + discount, 0);
  expect(taken).toBe(2400 - 1980);
  expect(await namesTold(guest({ language: 'km' }))).toEqual(['បុណ្យអុំទូក', 'Tenth']);
});

test('an amount, which a booking has once, is told of a journey that is bought alone', async () => {
  await world.aPromotion('Once a booking');
  await world.aPromotion('Of each seat', { kind: 'PERCENT', value: 1000 });
  await settled();
  const { promotionsAhead, beside } = await look();
  expect([promotionsAhead?.names, beside?.names]).toEqual([['Once a booking', 'Of each seat'], ['Of each seat']]);
});

test('what does not go with offers is not told where a seat is sold at one', async () => {
  await world.aPromotion('Not with offers', { combinesWithOffers: false });
  await settled();
  expect([(await look()).promotionsAhead?.names, (await look(OFFERED)).promotionsAhead]).toEqual([
    ['Not with offers'],
    null,
  ]);
});

test('each door has its own, and each country', async () => {
  await world.aPromotion('At the door of programs', { channels: ['api'] });
  await world.aPromotion('Of Cambodia', {}, CAMBODIA);
  await world.aPromotion('Of Laos', {}, LAOS);
  expect(await namesTold()).toEqual(['Of Cambodia']);
  const program = guest({ channel: 'api' });
  expect(await namesTold(program)).toEqual(['At the door of programs', 'Of Cambodia']);
});

test('one that runs short is told to nobody, and again when all comes back; uses in between read no tariff', async () => {
  await world.aPromotion('Twelve times', { limitTotal: 12, kind: 'PERCENT', value: 1000 });
  expect(await namesTold()).toEqual(['Twelve times']);
  const generation = world.test.subgraph.services.tariff.current;
  const first = world.newBooking();
  await world.promote({ bookingId: first });
  await settled();
  expect(world.test.subgraph.services.tariff.current).toBe(generation);
  const bookingId = world.newBooking();
  await world.promote({ bookingId });
  expect(await namesTold()).toEqual([]);
  expect(await namesTold(guest({ mode: 'sandbox' }))).toEqual(['Twelve times']);
  const short = world.test.subgraph.services.tariff.current;
  await world.tell('coupon.given_back', bookingId);
  await settled();
  expect(world.test.subgraph.services.tariff.current).toBe(short);
  await world.tell('coupon.given_back', first);
  expect(await namesTold()).toEqual(['Twelve times']);
});

test('what is counted of a code reads no tariff', async () => {
  await world.aCoupon('ELEVEN', { limitTotal: 11 });
  await settled();
  const generation = world.test.subgraph.services.tariff.current;
  await world.test.outside.change(`update coupon_count set uses = uses + 5 where limit_total = 11`, []);
  await settled();
  expect(world.test.subgraph.services.tariff.current).toBe(generation);
});

test('of a budget the last tenth is told to nobody', async () => {
  await world.aPromotion('Twenty dollars in all', { budget: 2000, value: 200 });
  expect(await namesTold()).toEqual(['Twenty dollars in all']);
  for (let taken = 0; taken < 8; taken++) await world.promote();
  expect(await namesTold()).toEqual(['Twenty dollars in all']);
  await world.promote();
  expect(await namesTold()).toEqual([]);
});

test('a page of results is answered from memory', async () => {
  await world.aPromotion('For everybody');
  await settled();
  const r = Array.from({ length: 50 }, () => journeys(PLAIN, OFFERED)).flat();
  expect(await statementsOf(() => world.test.run(QUESTION, { r }))).toEqual([]);
});
