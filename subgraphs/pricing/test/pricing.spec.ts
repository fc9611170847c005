import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { travelDate } from '@naga/kernel/travel-date.js';
import { LivingCopy } from '@naga/server-kit/database/living-copy.js';
import { createLog } from '@naga/server-kit/log.js';
import { schemaDrift } from '@naga/server-kit/testing/schema-drift.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, service, type Scope, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { importMarket } from '../src/market/import-market.command.js';
import { fareOf as fareOfStages } from '../src/price/price.rules.js';
import pricing from '../src/subgraph.js';
import { loadTariff } from '../src/tariff/load-tariff.queries.js';
import { Tariff } from '../src/tariff/tariff.js';
import type { PricingServices } from '../src/tariff/pricing-services.js';
import { FRIDAY, SATURDAY, SOME_TARIFF } from './tariff.fixture.js';

let world: TestSubgraph<PricingServices>;
beforeAll(async () => {
  world = await startTestSubgraph(pricing);
  await importMarket(world.outside, SOME_TARIFF);
  await world.subgraph.services.tariff.settled();
});
afterAll(() => world.close());

const TO_SIEM_REAP = '1.10.100.11-14';
const TO_KAMPONG_THOM = '1.10.100.12-13';
const TO_BANGKOK = '2.20.200.14-15';
const TO_VIENTIANE = '3.30.300.15-16';

const usd = (amount: number) => ({ amount, currency: 'USD' });

async function entity<T>(type: string, fields: string, representation: object): Promise<T> {
  const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on ${type} { ${fields} } } }`;
  const { data, errors } = await world.run<{ _entities: T[] }, object>(query, {
    r: [{ __typename: type, id: 'x', ...representation }],
  });
  if (errors) throw errors[0]!;
  return data!._entities[0]!;
}

const ride = (fareKey: string, date = FRIDAY) => ({
  id: fareKey,
  date,
  fareKey,
  hasPassengerTypePricing: true,
  localCountryCode: 'KH',
});
const FARE =
  'local { seats { amount } fee { amount } total { amount currency } original { amount } } foreign { seats { amount } fee { amount } total { amount currency } original { amount } }';

interface Total {
  seats: { amount: number };
  fee: { amount: number };
  total: { amount: number; currency: string };
  original: { amount: number } | null;
}
const fareOf = (legs: object[], passengers = '') =>
  entity<{ fare: { local: Total; foreign: Total; hasChildPrice: boolean } | null }>(
    'Journey',
    `fare${passengers} { ${FARE} hasChildPrice }`,
    { legs },
  );

const EXPLAINED = `total fees { name amount percent fixed } items { ref fare stages { name amount subtotal } }`;
const explained = (legs: object[], passengers = '') =>
  entity<{ quote: { total: number; items: { ref: string; fare: number; stages: { amount: number }[] }[] } | null }>(
    'Journey',
    `quote${passengers} { ${EXPLAINED} }`,
    { legs },
  );

const QUOTE = `query ($items: [QuoteItemInput!]!) { quote(items: $items) {
  currency total items { ref fare commission stages { name amount subtotal source } } fees { name amount source } } }`;
interface Quote {
  currency: string;
  total: number;
  items: {
    ref: string;
    fare: number;
    commission: number;
    stages: { name: string; amount: number; source: string }[];
  }[];
  fees: { name: string; amount: number }[];
}
async function quote(...items: object[]): Promise<Quote | null> {
  const { data, errors } = await world.run<{ quote: Quote | null }, object>(QUOTE, { items }, service('booking'));
  if (errors) throw errors[0]!;
  return data!.quote;
}
const seat = (fareKey: string, nationality: string, more: object = {}) => ({
  ref: 'a',
  fareKey,
  date: FRIDAY,
  nationality,
  ...more,
});

describe('the fare of a journey', () => {
  test('is the zone price of all passengers with the fee, by passport', async () => {
    const { fare } = await fareOf([ride(TO_SIEM_REAP)], '(adults: 2, children: 1)');
    expect(fare).toEqual({
      hasChildPrice: true,
      local: { seats: { amount: 2250 }, fee: { amount: 56 }, total: usd(2306), original: null },
      foreign: { seats: { amount: 3001 }, fee: { amount: 75 }, total: usd(3076), original: null },
    });
  });

  test('has the price of children only where the schedule has prices by passenger type', async () => {
    const plain = { ...ride(TO_SIEM_REAP), hasPassengerTypePricing: false };
    const { fare } = await fareOf([plain], '(adults: 2, children: 1)');
    expect(fare).toMatchObject({ hasChildPrice: false, local: { seats: { amount: 2700 } } });
    const one = await fareOf([plain, ride(TO_SIEM_REAP)], '(adults: 0, children: 1)');
    expect(one.fare).toMatchObject({ hasChildPrice: true, local: { seats: { amount: 900 + 450 } } });
    expect((await fareOf([ride(TO_BANGKOK)])).fare?.hasChildPrice).toBe(false);
  });

  test('adds up over legs, children without a price of their own as adults', async () => {
    const { fare } = await fareOf([ride(TO_SIEM_REAP), ride(TO_BANGKOK)], '(adults: 1, children: 1)');
    expect(fare?.local).toMatchObject({ seats: { amount: 900 + 450 + 2 * 1700 }, fee: { amount: 119 } });
  });

  test('strikes the price without the offer through', async () => {
    const { fare } = await fareOf([ride(TO_BANGKOK)]);
    expect(fare?.foreign).toEqual({
      seats: { amount: 1500 },
      fee: { amount: 38 },
      total: usd(1538),
      original: { amount: 1948 },
    });
    expect(fare?.local.original).toBeNull();
  });

  test('is null where nobody set a price, and where its rides are sold in two currencies', async () => {
    expect((await fareOf([])).fare).toBeNull();
    const why = (keys: readonly string[]) =>
      entity('Journey', 'fare { hasChildPrice } noFareReason', { legs: keys.map((key) => ride(key)) });
    for (const keys of [[TO_SIEM_REAP, '1.10.100.14-11'], ['no key'], [TO_BANGKOK, TO_VIENTIANE, 'no key']])
      expect(await why(keys)).toEqual({ fare: null, noFareReason: 'NO_PRICE' });
    expect(await why([TO_BANGKOK, TO_VIENTIANE])).toEqual({ fare: null, noFareReason: 'TWO_CURRENCIES' });
    for (const keys of [[TO_VIENTIANE], [TO_SIEM_REAP, TO_BANGKOK]])
      expect(await why(keys)).toMatchObject({ fare: { hasChildPrice: expect.any(Boolean) }, noFareReason: null });
  });

  test('is, for the nationals of one country, local on its own rides and that of visitors on the others', async () => {
    const legs = [ride(TO_SIEM_REAP), { ...ride(TO_SIEM_REAP), id: 'lao', localCountryCode: 'LA' }];
    const seats = 'seats { amount }';
    const { fare } = await entity<{ fare: Record<string, unknown> }>(
      'Journey',
      `fare { local { ${seats} } foreign { ${seats} } nationals { countryCode fare { ${seats} } } }`,
      { id: '1', legs },
    );
    const own = (countryCode: string) => ({ countryCode, fare: { seats: { amount: 900 + 1200 } } });
    expect(fare).toEqual({
      local: { seats: { amount: 1800 } },
      foreign: { seats: { amount: 2400 } },
      nationals: [own('KH'), own('LA')],
    });
  });

  test('opens into its stages, passenger by passenger, and is their sum', async () => {
    const legs = [
      { ...ride(TO_SIEM_REAP), id: 'a' },
      { ...ride(TO_BANGKOK), id: 'b' },
    ];
    const { quote: made } = await explained(legs, '(adults: 1, children: 1)');
    const { fare } = await fareOf(legs, '(adults: 1, children: 1)');
    expect(made!.items.map(({ ref }) => ref)).toEqual(['a/0', 'a/1', 'b/0', 'b/1']);
    expect(made!.total).toBe(fare!.foreign.total.amount);
    for (const { fare: paid, stages } of made!.items)
      expect(stages.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
  });

  test('opens for the nationals of a country into what they pay; where there is none into nothing', async () => {
    const legs = [ride(TO_SIEM_REAP), { ...ride(TO_SIEM_REAP), id: 'lao', localCountryCode: 'LA' }];
    const { quote: made } = await explained(legs, '(nationalOf: "LA")');
    expect(made!.items.map(({ fare }) => fare)).toEqual([1200, 900]);
    expect(await explained([ride('no key')])).toEqual({ quote: null });
    await expect(explained(legs, '(adults: -1)')).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  test('refuses counts nobody can travel with', async () => {
    await expect(fareOf([ride(TO_SIEM_REAP)], '(adults: -1)')).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'adults' }] },
    });
    await expect(fareOf([ride(TO_SIEM_REAP)], '(adults: 0)')).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
    await expect(fareOf([ride(TO_SIEM_REAP)], '(children: 2147483647)')).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('costs no statement and little time for a page of journeys', async () => {
    const query =
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Journey { id noFareReason fare(adults: 2) { local { total { amount } } foreign { total { amount } } } } } }';
    const r = Array.from({ length: 100 }, (_, index) => ({
      __typename: 'Journey',
      id: String(index),
      legs: [ride(TO_SIEM_REAP), ride(TO_BANGKOK)],
    }));
    const statements = await statementsOf(() => world.run(query, { r }));
    expect(statements).toEqual([]);
  });
});

describe('one seat of a leg', () => {
  const FIELDS = 'seatFare { local { amount } foreign { amount } childLocal { amount } childForeign { amount } }';
  test('is shown without fee, with what children pay where that differs', async () => {
    expect(await entity('JourneyLeg', FIELDS, ride(TO_SIEM_REAP))).toEqual({
      seatFare: {
        local: { amount: 900 },
        foreign: { amount: 1200 },
        childLocal: { amount: 450 },
        childForeign: { amount: 601 },
      },
    });
    expect(await entity('JourneyLeg', FIELDS, ride(TO_BANGKOK))).toEqual({
      seatFare: { local: { amount: 1700 }, foreign: { amount: 1500 }, childLocal: null, childForeign: null },
    });
  });
});

describe('the lowest fare', () => {
  const offers = [`${FRIDAY}|${TO_BANGKOK}`, `${FRIDAY}|${TO_KAMPONG_THOM}`, `${SATURDAY}|1.1.1.1-1`, 'nonsense'];
  test.each(['JourneyDay', 'LocationPair'])(
    'of a %s is the cheapest offer for one foreign adult, fee included',
    async (type) => {
      expect(await entity(type, 'lowestFare { amount currency }', { offers })).toEqual({ lowestFare: usd(718) });
      expect(await entity(type, 'lowestFare { amount }', { offers: [] })).toEqual({ lowestFare: null });
    },
  );

  const dayOf = (of: readonly string[], fullOffers: readonly number[] | null = []) =>
    entity('JourneyDay', 'lowestFare { amount } nationalLowestFares { countryCode fare { amount } }', {
      offers: of,
      fullOffers,
    });

  test('of a day leaves out journeys without a free seat; where nobody could say which, none', async () => {
    expect(await dayOf(offers, [1])).toMatchObject({ lowestFare: { amount: 1538 } });
    expect(await dayOf(offers, [0, 1])).toEqual({ lowestFare: null, nationalLowestFares: [] });
    expect(await dayOf(offers, null)).toMatchObject({ lowestFare: { amount: 718 } });
  });

  test('is told in cents as well, by which days of several currencies are compared, as far as there is a rate', async () => {
    const cents = (of: readonly string[]) =>
      entity('JourneyDay', 'lowestFareInCents nationalLowestFares { countryCode inCents }', { offers: of });
    expect(await cents([`${FRIDAY}|${TO_BANGKOK}|KH`])).toEqual({
      lowestFareInCents: 1538,
      nationalLowestFares: [{ countryCode: 'KH', inCents: 1743 }],
    });
    expect(await cents([`${FRIDAY}|${TO_VIENTIANE}|LA`])).toEqual({
      lowestFareInCents: null,
      nationalLowestFares: [{ countryCode: 'LA', inCents: null }],
    });
    expect(await cents([])).toEqual({ lowestFareInCents: null, nationalLowestFares: [] });
  });

  test('is told for nationals of each country that has rides of its own among them, and of whole journeys', async () => {
    const there = `${FRIDAY}|${TO_BANGKOK}`;
    expect(await dayOf([`${there}|KH`])).toEqual({
      lowestFare: { amount: 1538 },
      nationalLowestFares: [{ countryCode: 'KH', fare: { amount: 1743 } }],
    });
    expect(await dayOf([`${there}|KH~${there}|TH`])).toEqual({
      lowestFare: { amount: 3075 },
      nationalLowestFares: [
        { countryCode: 'KH', fare: { amount: 3280 } },
        { countryCode: 'TH', fare: { amount: 3280 } },
      ],
    });
  });
});

describe('what of a quote is not for everyone', () => {
  const ask = (fields: string, viewer: Viewer) =>
    world.run(
      `query ($items: [QuoteItemInput!]!) { quote(items: $items) { total ${fields} } }`,
      { items: [seat(TO_SIEM_REAP, 'LOCAL')] },
      viewer,
    );
  const staff = (grants: Record<string, Scope>): Viewer =>
    ({ ...guest(), kind: 'user', userId: '5', roleId: 4, operatorId: '1', grants }) as Viewer;

  test('what it costs is told to everybody', async () => {
    expect((await ask('items { fare stages { name subtotal } } fees { name amount }', guest())).errors).toBeUndefined();
  });

  test.each(['items { stages { source } }', 'fees { source }'])('%s is for staff and neighbours', async (fields) => {
    expect((await ask(fields, guest())).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    const buyer = await ask(fields, staff({ 'booking.view': 'own' }));
    expect(buyer.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'booking.history' });
    for (const viewer of [staff({ 'booking.history': 'operator' }), service('booking')])
      expect((await ask(fields, viewer)).errors).toBeUndefined();
  });

  test("the platform's commission is for the neighbour who books", async () => {
    for (const viewer of [guest(), staff({ 'booking.history': 'all', 'settlement.view': 'all' })])
      expect((await ask('items { commission }', viewer)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a quote', () => {
  test('names every stage and what decided it; parts add up', async () => {
    const answer = await quote(
      seat(TO_SIEM_REAP, 'FOREIGN', { ref: 'p1', date: SATURDAY }),
      seat(TO_BANGKOK, 'FOREIGN', { ref: 'p2' }),
    );
    expect(answer).toEqual({
      currency: 'USD',
      items: [
        {
          ref: 'p1',
          fare: 1300,
          commission: 130,
          stages: [
            { name: 'base', amount: 1200, subtotal: 1200, source: 'zones Phnom Penh → Siem Reap' },
            { name: 'rule', amount: 100, subtotal: 1300, source: 'rule 7 on Sat, Sun from 2026-11-01' },
          ],
        },
        {
          ref: 'p2',
          fare: 1500,
          commission: 128,
          stages: [
            { name: 'base', amount: 1900, subtotal: 1900, source: 'zones Siem Reap → Bangkok' },
            { name: 'offer', amount: -400, subtotal: 1500, source: 'offer until 2026-12-31' },
          ],
        },
      ],
      fees: [{ name: 'transaction', amount: 70, source: '2.5 % of the fares version 1' }],
      total: 2870,
    });
  });

  test('changes a part of the ride in the proportion of the whole', async () => {
    const answer = await quote(seat(TO_KAMPONG_THOM, 'LOCAL', { date: SATURDAY }));
    expect(answer?.items[0]?.fare).toBe(556);
  });

  test('of the passengers of a journey is what the results showed', async () => {
    const legs = [ride(TO_SIEM_REAP, SATURDAY), ride(TO_BANGKOK, SATURDAY)];
    const { fare } = await fareOf(legs, '(adults: 3, children: 1)');
    const items = legs.flatMap(({ fareKey, date }) =>
      ['ADULT', 'ADULT', 'ADULT', 'CHILD'].map((passengerType) => seat(fareKey, 'FOREIGN', { date, passengerType })),
    );
    expect((await quote(...items))?.total).toBe(fare?.foreign.total.amount);
  });

  test('is null when a price is missing for one of the items', async () => {
    expect(await quote(seat(TO_SIEM_REAP, 'LOCAL'), seat('1.10.100.14-11', 'LOCAL'))).toBeNull();
    expect(await quote()).toBeNull();
  });

  test('refuses more items than any booking has', async () => {
    const many = Array.from({ length: 401 }, () => seat(TO_SIEM_REAP, 'LOCAL'));
    await expect(quote(...many)).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  test('costs no statement', async () => {
    expect(await statementsOf(() => quote(seat(TO_SIEM_REAP, 'LOCAL')))).toEqual([]);
  });
});

test('each transaction that changes prices is told of once, whatever it writes', async () => {
  const told = async () =>
    (await world.outside.rows<{ id: string }>(`select id from outbox_event where type = 'fares.changed'`)).length;
  const before = await told();
  await inRowTransaction(world.outside, async (transaction) => {
    await transaction.rows('update base_ticket_price set commission = commission where id = 1');
    await transaction.rows('update pricing_rule set priority = priority where id = 1');
    await transaction.rows('update transaction_fee set fixed = fixed');
  });
  expect(await told()).toBe(before + 1);
  await world.outside.change('update zone_stop set stop_id = stop_id');
  expect(await told()).toBe(before + 2);
  await world.outside.change(`update operator_tariff set country_code = country_code`);
  expect(await told()).toBe(before + 2);
});

describe('the tariff in memory', () => {
  test('follows each committed change, in every process', async () => {
    const { database, services } = world.subgraph;
    const read = () => loadTariff(database);
    const log = createLog('silent');
    const other = await LivingCopy.start({ databaseUrl: world.databaseUrl, channel: 'pricing_changed', log, read });
    await world.outside.change(`update base_ticket_price set local_value = 950 where id = 1`);
    await Promise.all([services.tariff.settled(), other.settled()]);
    for (const tariff of [services.tariff.current, other.current])
      expect(fareOfStages(tariff.seat(TO_SIEM_REAP, travelDate(FRIDAY), 'LOCAL', 'ADULT')!.stages)).toBe(950);
    await other.stop();
  });

  test('follows again after its connection was lost', async () => {
    const { database, services } = world.subgraph;
    await database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pricing_changed' and datname = current_database()`,
    );
    await world.outside.change(`update base_ticket_price set local_value = 800 where id = 1`);
    await services.tariff.settled();
    expect((await quote(seat(TO_SIEM_REAP, 'LOCAL')))?.items[0]?.fare).toBe(800);
  });
});

describe('a price from a day on', () => {
  const price = SOME_TARIFF.baseTicketPrices[2]!;
  const from = (id: string, effectiveFrom: string | null, localValue: number, sold = true) => ({
    ...price,
    ...{ id, effectiveFrom, localValue, sold, version: Number(id) },
  });
  const rows = [from('92', '2026-12-01', 700), from('91', null, 500), from('94', '2027-02-01', 0, false)];
  rows.push(from('93', '2026-12-24', 900));
  const tariff = new Tariff({ ...SOME_TARIFF, baseTicketPrices: rows });
  const seat = (day: string) => tariff.seat(TO_KAMPONG_THOM, travelDate(day), 'LOCAL', 'ADULT')?.stages[0];

  test.each<[string, number, string]>([
    ['2026-11-27', 500, '91'],
    ['2026-11-30', 500, '91'],
    ['2026-12-01', 700, '92'],
    ['2026-12-23', 700, '92'],
    ['2026-12-24', 900, '93'],
    ['2027-01-31', 900, '93'],
  ])('is on %s %s cents, of version %s', (day, expected, version) => {
    expect(seat(day)).toMatchObject({
      subtotal: expected,
      source: `zones Phnom Penh → Kampong Thom version ${version}`,
    });
  });

  test('may be none any more', () => {
    expect(seat('2027-02-01')).toBeUndefined();
  });
});

describe('zones of one route', () => {
  const prices = {
    zoneFromId: '101',
    zoneToId: '102',
    passengerType: 'ADULT',
    currency: 'USD',
    commission: 0,
  } as const;
  const offers = { localOfferValue: null, foreignOfferValue: null, offerValidFrom: null, offerValidTo: null };
  const tariff = new Tariff({
    ...SOME_TARIFF,
    pricingZones: [
      ...SOME_TARIFF.pricingZones,
      { id: '101', operatorId: '1', routeId: '10', name: 'Pier' },
      { id: '102', operatorId: '1', routeId: '10', name: 'Temples' },
    ],
    zoneStops: [
      ...SOME_TARIFF.zoneStops,
      { id: '91', operatorId: '1', pricingZoneId: '101', stopId: '11' },
      { id: '92', operatorId: '1', pricingZoneId: '102', stopId: '14' },
    ],
    baseTicketPrices: [
      ...SOME_TARIFF.baseTicketPrices,
      { ...prices, ...offers, id: '91', localValue: 2000, foreignValue: 2500 },
    ],
  });
  const fare = (fareKey: string, type: 'ADULT' | 'CHILD' = 'ADULT') =>
    fareOfStages(tariff.seat(fareKey, travelDate(FRIDAY), 'LOCAL', type)!.stages);

  test.each<[string, string, number]>([
    ['go before those of the operator', '1.10.100.11-14', 2000],
    ['are no other route’s', '1.11.100.11-14', 900],
    ['leave to the operator what they do not price', '1.10.100.11-13', 500],
  ])('%s', (_, fareKey, expected) => {
    expect(fare(fareKey)).toBe(expected);
  });

  test('say what children pay as well: as adults where they have no price of their own', () => {
    expect(fare('1.10.100.11-14', 'CHILD')).toBe(2000);
    expect(tariff.hasChildPrice('1.10.100.11-14', travelDate(FRIDAY))).toBe(false);
    expect(fare('1.11.100.11-14', 'CHILD')).toBe(450);
  });
});

test('the tables are what the entities say', async () => {
  // Entities know no index of some rows, and none that takes two nulls for the same.
  expect(await schemaDrift(world.subgraph.database)).toEqual([
    'alter table "pricing"."base_ticket_price" drop constraint "base_ticket_price_from_one_day"',
    'drop index "pricing"."tariff_change_waiting"',
    'alter table "pricing"."tariff_demand" drop constraint "tariff_demand_from_one_day"',
    'alter table "pricing"."tariff_supplement" drop constraint "tariff_supplement_from_one_day"',
    'alter table "pricing"."zone_stop" drop constraint "zone_stop_of_one_zone"',
  ]);
});
