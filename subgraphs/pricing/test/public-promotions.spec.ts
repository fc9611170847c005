import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import { CAMBODIA, CouponWorld, PLATFORM } from './coupon-world.js';
import { SOME_TARIFF } from './tariff.fixture.js';

let world: CouponWorld;
beforeAll(async () => {
  world = await CouponWorld.open();
  await importMarket(world.test.outside, SOME_TARIFF);
});
afterEach(async () => {
  await world.test.outside.change(`update coupon set active = false, version = version + 1`, []);
});
afterAll(() => world.close());

const QUESTION = `{ publicPromotions { name kind percent amount { amount currency } cap { amount } currency
  minimumAmount { amount } minimumPassengers nationality countryCode transportTypes
  operatorCount operators { id } lineCount lines { id } travelFrom travelUntil weekdays nextDay buyUntil
  combinesWithOffers isLimited } }`;
const ask = async (viewer: Viewer = guest()) => {
  await world.test.subgraph.services.tariff.settled();
  const { data, errors } = await world.test.run<{ publicPromotions: Record<string, unknown>[] }, object>(
    QUESTION,
    {},
    viewer,
  );
  if (errors) throw errors[0]!;
  return data!.publicPromotions;
};
const names = async (viewer?: Viewer) => (await ask(viewer)).map(({ name }) => name);

test('everybody reads what is taken off, of what, for whom and until when, in his language', async () => {
  const ids = Array.from({ length: 14 }, (_, n) => String(n + 1));
  await world.aPromotion('Water festival', {
    titles: { en: 'Water festival', km: 'បុណ្យអុំទូក' },
    ...{ kind: 'PERCENT', value: 1500, cap: 500, minimumAmount: 1000, minimumPassengers: 2, nationality: 'LOCAL' },
    ...{ transportTypes: ['BUS', 'FERRY'], operatorIds: ['1', '2'], routeIds: ids, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    ...{ travelUntil: '2099-12-31', buyUntil: '2099-12-01T00:00:00.000Z', limitTotal: 100, combinesWithOffers: false },
  });
  expect(await ask()).toEqual([
    {
      ...{
        name: 'Water festival',
        kind: 'PERCENT',
        percent: 1500,
        amount: null,
        cap: { amount: 500 },
        currency: 'USD',
      },
      ...{ minimumAmount: { amount: 1000 }, minimumPassengers: 2, nationality: 'LOCAL', countryCode: null },
      ...{ transportTypes: ['BUS', 'FERRY'], operatorCount: 2, operators: [{ id: '1' }, { id: '2' }] },
      ...{ lineCount: 14, lines: ids.slice(0, 12).map((id) => ({ id })), weekdays: [1, 2, 3, 4, 5, 6, 7] },
      ...{ travelFrom: null, travelUntil: '2099-12-31', nextDay: expect.any(String) },
      ...{ buyUntil: '2099-12-01T00:00:00.000Z', combinesWithOffers: false, isLimited: true },
    },
  ]);
  expect(await names(guest({ language: 'km' }))).toEqual(['បុណ្យអុំទូក']);
});

test('an amount and a set price are amounts', async () => {
  await world.aPromotion('Two dollars');
  await world.aPromotion('Nine dollars a seat', { kind: 'SET_PRICE', value: 900 });
  expect((await ask()).map(({ percent, amount }) => [percent, amount])).toEqual([
    [null, { amount: 200, currency: 'USD' }],
    [null, { amount: 900, currency: 'USD' }],
  ]);
});

test('who is told what: not what is for some customers, over, off, not begun, of another door, or of a code', async () => {
  await world.aPromotion('For everybody');
  await world.aPromotion('Of Cambodia', {}, CAMBODIA);
  await world.aPromotion('First booking', { firstBookingOnly: true });
  await world.aPromotion('Once a customer', { limitPerCustomer: 1 });
  await world.aPromotion('Ten a day', { limitPerDay: 10 });
  await world.aPromotion('Over', { travelUntil: '2020-01-01' });
  await world.aPromotion('Next century', { buyFrom: '2099-01-01T00:00:00.000Z' });
  await world.aPromotion('Of programs', { channels: ['api'] });
  await world.aPromotion('Ten in all', { limitTotal: 10 });
  await world.aCoupon('SECRET');
  expect(await names()).toEqual(['For everybody', 'Of Cambodia']);
  expect(await names(guest({ channel: 'api' }))).toEqual(['For everybody', 'Of Cambodia', 'Of programs']);
  // Staff reads here what everybody does.
  expect(await names({ ...PLATFORM, channel: 'web' } as Viewer)).toEqual(['For everybody', 'Of Cambodia']);
  expect((await ask()).map(({ countryCode }) => countryCode)).toEqual([null, 'KH']);
});

test('one that runs short is told to nobody of its mode', async () => {
  await world.aPromotion('Twelve times', { limitTotal: 12, kind: 'PERCENT', value: 1000 });
  await world.promote();
  expect(await names()).toEqual(['Twelve times']);
  await world.promote();
  expect(await names()).toEqual([]);
  expect(await names(guest({ mode: 'sandbox' }))).toEqual(['Twelve times']);
});

test('it is answered from memory', async () => {
  await world.aPromotion('For everybody');
  await ask();
  expect(await statementsOf(() => world.test.run(QUESTION, {}))).toEqual([]);
});
