import { expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import { inSlices } from '@naga/server-kit/process/in-slices.js';
import { Tariff } from '../src/tariff/tariff.js';
import { dropPrice, putPrice } from '../src/tariff-operation/operation.fixture.js';
import { rowsWith } from '../src/tariff-replay/overlay.js';
import { replay, type ReplayCase } from '../src/tariff-replay/replay.js';
import { departureCases, saleCases, searchCases } from '../src/tariff-replay/replay-cases.js';
import { FRIDAY, frontRow, SATURDAY, SOME_TARIFF } from './tariff.fixture.js';

const before = new Tariff(SOME_TARIFF);
const operations = [
  putPrice({ local: 1000, foreign: 1100 }, { from: '1', to: '3' }),
  dropPrice({ from: '1', to: '2' }),
];
const after = new Tariff(
  rowsWith(SOME_TARIFF, {
    ...{ operatorId: '1', effectiveFrom: '2026-12-01', operations, version: 1, together: [], names: new Map() },
  }),
);
const tariffs = { before, after };
const KEY = '1.10.101.11-14';
const aCase = (more: Partial<ReplayCase> = {}): ReplayCase => ({
  ...{ fareKey: KEY, date: travelDate(FRIDAY), nationality: 'LOCAL', passengerType: 'ADULT', weight: 1 },
  ...more,
});
const tried = (cases: Iterable<ReplayCase>, most = 1000) => inSlices(replay(tariffs, cases, most));

test('cases are counted by what becomes of their price, and those alike are one row', async () => {
  const { caseCount, counts, rows, isCut } = await tried([
    aCase({ weight: 3 }),
    aCase({ date: travelDate(SATURDAY), weight: 2 }),
    aCase({ nationality: 'FOREIGN' }),
    aCase({ passengerType: 'CHILD', weight: 4 }),
    aCase({ fareKey: '1.10.101.11-13', weight: 5 }),
    aCase({ fareKey: '1.10.101.14-11' }),
    aCase({ fareKey: '' }),
  ]);
  expect([caseCount, isCut]).toEqual([7, false]);
  expect(Object.fromEntries(counts)).toEqual({
    DEARER: { cases: 2, weight: 5 },
    CHEAPER: { cases: 1, weight: 1 },
    SAME: { cases: 1, weight: 4 },
    GONE: { cases: 1, weight: 5 },
    NO_PRICE: { cases: 2, weight: 2 },
  });
  expect(rows).toHaveLength(3);
  const toSiemReap = { routeId: '10', from: 'Phnom Penh', to: 'Siem Reap', passengerType: 'ADULT' };
  expect(rows[0]).toMatchObject({
    ...toSiemReap,
    ...{ kind: 'DEARER', nationality: 'LOCAL', date: FRIDAY, cases: 2, weight: 5 },
    before: { fare: 900, stages: [{ name: 'base', subtotal: 900, source: 'zones Phnom Penh → Siem Reap' }] },
    after: { fare: 1000, stages: [{ name: 'base', subtotal: 1000, source: 'zones Phnom Penh → Siem Reap version 1' }] },
  });
  expect(rows[1]).toMatchObject({ ...toSiemReap, kind: 'CHEAPER', nationality: 'FOREIGN', weight: 1 });
  expect(rows[2]).toMatchObject({ kind: 'GONE', to: 'Kampong Thom', before: { fare: 500 }, after: undefined });
});

test('what was sold is added up at both prices; what nobody prices is left out', async () => {
  const soldAt = (fares: number) => ({ currency: 'USD', fares }) as const;
  const { revenue } = await tried([
    aCase({ weight: 2, soldAt: soldAt(1700) }),
    aCase({ fareKey: '1.10.101.11-13', soldAt: soldAt(500) }),
    aCase({ fareKey: '', soldAt: soldAt(999) }),
  ]);
  expect(revenue).toEqual([{ currency: 'USD', sold: 2200, before: 2300, after: 2000 }]);
});

test('so many cases are looked at, and that there are more is said', async () => {
  const many = Array.from({ length: 5 }, () => aCase());
  expect([(await tried(many, 5)).isCut, (await tried(many, 4)).isCut]).toEqual([false, true]);
  expect((await tried(many, 4)).caseCount).toBe(4);
});

test('of each kind the rows are shown that come to most', async () => {
  const dear = new Tariff({
    ...SOME_TARIFF,
    pricingRules: Array.from({ length: 40 }, (_, at) => ({
      ...SOME_TARIFF.pricingRules[0]!,
      ...{ id: String(at + 1), routeTimingId: String(at + 1), isDayOfWeekDependent: false, localValue: 1000 + at },
    })),
  });
  const cases = Array.from({ length: 40 }, (_, at) => aCase({ fareKey: `1.10.${at + 1}.11-14` }));
  const { rows } = await inSlices(replay({ before, after: dear }, cases, 1000));
  expect(rows.map(({ after: price }) => price!.fare)).toEqual(Array.from({ length: 10 }, (_, at) => 1039 - at));
});

test.each([false, true])(
  'a search is one case for nationals and one for visitors; of a connection: %s',
  (isOfConnection) => {
    const ride = { __typename: 'SearchedRide' as const, fareKey: KEY, date: FRIDAY, searches: 7, isOfConnection };
    expect([...searchCases([ride])]).toEqual([
      aCase({ weight: 7, isOfConnection }),
      aCase({ weight: 7, nationality: 'FOREIGN', isOfConnection }),
    ]);
  },
);

test('legs of journeys with a change are tried as any ride, and how many they are is told', async () => {
  const leg = aCase({ fareKey: '1.10.101.11-13', weight: 5, isOfConnection: true });
  const { caseCount, connectionCaseCount, counts, rows } = await tried([aCase(), leg, { ...leg, fareKey: '' }]);
  expect([caseCount, connectionCaseCount]).toEqual([3, 2]);
  expect(counts.get('GONE')).toEqual({ cases: 1, weight: 5 });
  expect(rows[1]).toMatchObject({ kind: 'GONE', to: 'Kampong Thom', weight: 5 });
  expect((await tried([aCase(), leg], 1)).connectionCaseCount).toBe(0);
});

test('sold seats are priced as they were sold: where children have no prices they are adults', () => {
  const sold = (legId: string) => ({
    __typename: 'SoldSeats' as const,
    ...{ legId, nationality: 'LOCAL', passengerType: 'CHILD', currency: 'USD', seats: 2, fares: 900 },
    seatNumbers: ['1A', '2A'],
  });
  const schedule = (id: string, hasPassengerTypePricing: boolean) => ({
    __typename: 'PricedSchedule' as const,
    ...{ id, routeId: '10', routeTimingId: '101', hasPassengerTypePricing, vehicleCategoryId: '3' },
    seatCategories: [],
  });
  const leg = (id: string) => `${id}@${FRIDAY}:11-14`;
  const cases = saleCases('1', [leg('5'), leg('6'), leg('7'), 'x'].map(sold), [
    schedule('5', true),
    schedule('6', false),
  ]);
  const one = { weight: 2, soldAt: { currency: 'USD', fares: 900 } } as const;
  const fareKey = `${KEY}/3:0`;
  expect([...cases]).toEqual([
    aCase({ ...one, fareKey, passengerType: 'CHILD' }),
    aCase({ ...one, fareKey }),
    aCase({ ...one, fareKey: '' }),
  ]);
});

test('sold seats are priced each by its category; what they were sold at is counted once', () => {
  const sold = {
    __typename: 'SoldSeats' as const,
    ...{ legId: `5@${FRIDAY}:11-14`, nationality: 'LOCAL', passengerType: 'ADULT', currency: 'USD' },
    ...{ seats: 3, fares: 2700, seatNumbers: ['1A', '9C', '1B'] },
  };
  const schedule = {
    __typename: 'PricedSchedule' as const,
    ...{ id: '5', routeId: '10', routeTimingId: '101', hasPassengerTypePricing: false, vehicleCategoryId: '3' },
    seatCategories: [{ __typename: 'PricedSeats' as const, seatCategoryId: '4', seatNumbers: ['1A', '1B'] }],
  };
  expect([...saleCases('1', [sold], [schedule])]).toMatchObject([
    { fareKey: `${KEY}/3:4`, weight: 2, soldAt: { fares: 2700 } },
    { fareKey: `${KEY}/3:0`, weight: 1, soldAt: { fares: 0 } },
  ]);
});

test('departures are tried between each two zones, day by day, for who pays a price of his own', () => {
  const run = {
    __typename: 'PricedRun' as const,
    ...{ hasPassengerTypePricing: true, dates: [FRIDAY, SATURDAY, '2026-11-30'] },
    fareKeys: [KEY, '1.10.101.12-14', '1.10.101.11-13'],
  };
  const cases = [
    ...departureCases([{ ...run }, { ...run, hasPassengerTypePricing: false }], travelDate(FRIDAY), 2, tariffs),
  ];
  const shown = cases.map(({ fareKey, date, nationality, passengerType }) =>
    [date, fareKey, passengerType, nationality].join(' '),
  );
  expect(shown.slice(0, 6)).toEqual([
    `${FRIDAY} ${KEY} ADULT LOCAL`,
    `${FRIDAY} ${KEY} ADULT FOREIGN`,
    `${FRIDAY} ${KEY} CHILD LOCAL`,
    `${FRIDAY} ${KEY} CHILD FOREIGN`,
    `${FRIDAY} 1.10.101.11-13 ADULT LOCAL`,
    `${FRIDAY} 1.10.101.11-13 ADULT FOREIGN`,
  ]);
  expect(cases).toHaveLength(2 * (6 + 4));
  const front = { ...SOME_TARIFF, tariffSupplements: [frontRow()] };
  const tiers = { before: tariffs.before, after: new Tariff(front) };
  const inCabin = { ...run, hasPassengerTypePricing: false, dates: [FRIDAY], fareKeys: [`${KEY}/3:0,4`] };
  expect([...departureCases([inCabin], travelDate(FRIDAY), 1, tiers)].map(({ fareKey }) => fareKey)).toEqual(
    ['0', '0', '4', '4'].map((category) => `${KEY}/3:${category}`),
  );
});
