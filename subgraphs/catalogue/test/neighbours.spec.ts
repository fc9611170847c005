import { guest, service } from '@naga/server-kit/viewer/viewer.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const market = new Market();
const capital = market.place('phnom-penh', { names: { en: 'Phnom Penh', km: 'ភ្នំពេញ' } });
const vientiane = market.place('vientiane', { names: { en: 'Vientiane' }, countryCode: 'LA' });
const [start, end] = [market.stop(capital, 'Night Market'), market.stop(vientiane, 'Talat Sao')];
const mekong = market.operator('mekong', {
  names: { en: 'Mekong Express', km: 'មេគង្គ' },
  receiveTicketCopy: true,
  email: 'copy@mekong.example',
  ticketPhone: '+855 23 000 000',
});
const lao = market.operator('lao', {
  countryCode: 'LA',
  allowLocalOnly: true,
  confirmsByHand: true,
  email: 'lao@lao.example',
});
const rated = market.operator('giant', { countryCode: 'LA', rating: 4.6, reviewCount: 310 });
market.operator('mekong-vip', { countryCode: 'LA', rating: 1, reviewCount: 1, otherOperatorId: rated });
for (const [id, operatorId] of [mekong, lao].entries())
  market.rows.operatorBranches.push({
    id: String(id + 1),
    operatorId,
    locationId: null,
    name: `branch ${id + 1}`,
    address: null,
    contactPhone: null,
    addedBy: null,
    active: true,
  });
market.vehicle('BUS', [
  { number: '1A' },
  { number: '1B', blocked: true },
  { number: '1C', blocked: true, blockedFrom: '2026-11-24', blockedTo: '2026-11-24' },
]);
const north = market.route(mekong, [start, end]);
const morning = market.departure(north, ['07:30', '19:00'], { schedule: { routeBranchId: '1' } });
const evening = market.departure(north, ['18:00', '05:00'], { schedule: { routeForUser: 'STAFF' } });
market.rows.timingStops[0] = { ...market.rows.timingStops[0]!, stopName: { en: 'Gate 4', km: 'ច្រក ៤' } };
const laoRoute = market.route(lao, [start, end]);
const laoBus = market.departure(laoRoute, ['09:00', '21:00']);

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

const booking = service('booking');
const legId = (schedule: string, date = '2026-11-24') => `${schedule}@${date}:${start}-${end}`;

describe('sale facts', () => {
  const FACTS = `query ($ids: [ID!]!, $buyer: BuyerInput) { saleFacts(legIds: $ids, buyer: $buyer) {
    leg { id localCountryCode vehicle { seatLayout { seats { number blocked } } } } operatorId operatorName operatorNames { en km }
    operatorCountryCode operatorBranchId ticketPhone ticketEmail receiveTicketCopyEmail manualTicketCodeAssignment
    confirmsByHand localCountryCode transportType fareKey fromName { en } toName { en } fromLocationName { en km }
    toLocationName { en } notOnSaleReason } }`;

  test('say everything a sale copies', async () => {
    const { saleFacts } = await ask<{ saleFacts: unknown[] }>(
      catalogue,
      FACTS,
      { ids: [legId(morning), 'x'] },
      booking,
    );
    expect(saleFacts).toEqual([
      {
        leg: {
          id: legId(morning),
          localCountryCode: 'KH',
          vehicle: {
            seatLayout: {
              seats: [
                { number: '1A', blocked: false },
                { number: '1B', blocked: true },
                { number: '1C', blocked: true },
              ],
            },
          },
        },
        operatorId: mekong,
        operatorName: 'Mekong Express',
        operatorNames: { en: 'Mekong Express', km: 'មេគង្គ' },
        operatorCountryCode: 'KH',
        operatorBranchId: '1',
        ticketPhone: '+855 23 000 000',
        ticketEmail: null,
        receiveTicketCopyEmail: 'copy@mekong.example',
        manualTicketCodeAssignment: false,
        confirmsByHand: false,
        localCountryCode: 'KH',
        transportType: 'BUS',
        fareKey: expect.stringMatching(
          new RegExp(`^${mekong}\\.${north}\\.${morning}\\.${start}-${end}/1:0@${morning}\\.0-\\d+\\.\\d+$`),
        ),
        fromName: { en: 'Gate 4' },
        toName: { en: 'Talat Sao' },
        fromLocationName: { en: 'Phnom Penh', km: 'ភ្នំពេញ' },
        toLocationName: { en: 'Vientiane' },
        notOnSaleReason: null,
      },
      null,
    ]);
  });

  test('a seat blocked for a period is free, and counted, on other days', async () => {
    const query = `query ($ids: [ID!]!) { saleFacts(legIds: $ids) { leg { vehicle { seatCount seatLayout { seats { blocked } } } } } }`;
    const data = await ask(catalogue, query, { ids: [legId(morning, '2026-11-25')] }, booking);
    const seats = [{ blocked: false }, { blocked: true }, { blocked: false }];
    expect(data).toEqual({ saleFacts: [{ leg: { vehicle: { seatCount: 2, seatLayout: { seats } } } }] });
  });

  test.each<[string, Record<string, unknown> | undefined, string, string | null]>([
    ['nobody knows who', undefined, legId(evening), 'ROUTE_FOR_USER'],
    ['the staff of its operator', { signedIn: true, scope: 'branch', operatorId: '1' }, legId(evening), null],
    [
      'the staff of another operator',
      { signedIn: true, scope: 'branch', operatorId: '2' },
      legId(evening),
      'ROUTE_FOR_USER',
    ],
    ['who only says where he works', { scope: 'all', operatorId: '1' }, legId(evening), 'ROUTE_FOR_USER'],
    [
      "another country's staff",
      { signedIn: true, scope: 'country', countryCode: 'VN' },
      legId(evening),
      'ROUTE_FOR_USER',
    ],
    ['a foreigner', { foreign: true }, legId(laoBus), 'LOCALS_ONLY'],
    ['a local', { foreign: false }, legId(laoBus), null],
    [
      'anybody less than 4 hours before a departure confirmed by hand',
      undefined,
      legId(laoBus, '2026-11-20'),
      'DEPARTED',
    ],
  ])('%s asks to buy', async (_name, buyer, id, reason) => {
    const query =
      'query ($ids: [ID!]!, $buyer: BuyerInput) { saleFacts(legIds: $ids, buyer: $buyer) { notOnSaleReason receiveTicketCopyEmail } }';
    const { saleFacts } = await ask<{ saleFacts: { notOnSaleReason: string }[] }>(
      catalogue,
      query,
      { ids: [id], buyer },
      booking,
    );
    expect(saleFacts[0]!.notOnSaleReason).toBe(reason);
  });

  test('are for neighbours only', async () => {
    for (const viewer of [guest(), guest({ grants: { 'catalogue.view': 'all' } })]) {
      const { errors } = await catalogue.run('{ saleFacts(legIds: []) { fareKey } }', {}, viewer);
      expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    }
  });
});

describe('departures of a day', () => {
  const QUERY =
    '{ departures(date: "2026-11-24", limit: 2) { total departures { routeScheduleId departureTime route operator { slug } vehicle { seatCount } } } }';
  const staff = (roleId: number, scope: 'all' | 'country' | 'operator' | 'branch' | 'own', belongs: object) =>
    ({ ...guest({ grants: { 'catalogue.view': scope } }), kind: 'user', userId: '1', roleId, ...belongs }) as never;

  test('are listed for all, in order, with their total', async () => {
    const data = await ask<{ departures: { departures: unknown[] } }>(catalogue, QUERY, {}, staff(1, 'all', {}));
    expect(data).toMatchObject({
      departures: { total: 3, departures: [{ routeScheduleId: morning }, { routeScheduleId: laoBus }] },
    });
    expect(data.departures.departures[0]).toEqual({
      routeScheduleId: morning,
      departureTime: '2026-11-24T07:30:00+07:00',
      route: 'route 1',
      operator: { slug: 'mekong' },
      vehicle: { seatCount: 1 },
    });
  });

  test('that have left follow those that have not', async () => {
    catalogue.clock.set('2026-11-24T07:31:00+07:00');
    const data = await ask<{ departures: object }>(catalogue, QUERY.replace('2)', '3)'), {}, staff(1, 'all', {}));
    catalogue.clock.set('2026-11-20T10:00:00+07:00');
    expect(data).toMatchObject({
      departures: { total: 3, departures: [{ routeScheduleId: laoBus }, {}, { routeScheduleId: morning }] },
    });
  });

  test.each([
    ['a country admin sees the operators of the country', 11, 'country', { countryCode: 'LA' }, 1],
    ['an operator sees its own', 4, 'operator', { operatorId: '1' }, 2],
    ['a branch sees its own', 10, 'branch', { operatorId: '1', branchId: '1' }, 1],
    ['nobody owns a departure', 6, 'own', {}, 0],
  ] as const)('%s', async (_name, roleId, scope, belongs, total) => {
    expect(await ask(catalogue, QUERY, {}, staff(roleId, scope, belongs))).toMatchObject({ departures: { total } });
  });

  test('need the permission', async () => {
    const asGuest = await catalogue.run(QUERY);
    expect(asGuest.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    const customer = { ...guest(), kind: 'user', userId: '1', roleId: 6 } as const;
    const asCustomer = await catalogue.run(QUERY, {}, customer);
    expect(asCustomer.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'catalogue.view' });
  });
});

test('references are resolved by key, each as an object of its own', async () => {
  const QUERY = `query ($r: [_Any!]!) { _entities(representations: $r) {
    ... on Location { slug } ... on Stop { name } ... on Operator { slug } ... on LocationPair { departuresPerDay }
    ... on Journey { durationMinutes } ... on JourneyLeg { fareKey } ... on JourneyDay { journeyCount } } }`;
  const r = [
    { __typename: 'Location', id: capital },
    { __typename: 'Stop', id: end },
    { __typename: 'Operator', id: lao },
    { __typename: 'LocationPair', id: 'phnom-penh~vientiane' },
    { __typename: 'LocationPair', id: 'phnom-penh~vientiane~BUS' },
    { __typename: 'Journey', id: legId(morning) },
    { __typename: 'JourneyLeg', id: legId(laoBus) },
    { __typename: 'JourneyDay', id: 'phnom-penh~vientiane~2026-11-24~BUS' },
    { __typename: 'Location', id: '999' },
    { __typename: 'LocationPair', id: 'vientiane~phnom-penh' },
    { __typename: 'LocationPair', id: 'phnom-penh~vientiane~FERRY' },
    { __typename: 'LocationPair', id: 'phnom-penh~vientiane~PLANE' },
    { __typename: 'JourneyDay', id: 'phnom-penh~vientiane~2026-13-24~all' },
  ];
  const expected = [
    { slug: 'phnom-penh' },
    { name: 'Talat Sao' },
    { slug: 'lao' },
    { departuresPerDay: 2 },
    { departuresPerDay: 2 },
    { durationMinutes: 690 },
    { fareKey: expect.stringMatching(new RegExp(`^${lao}\\.${laoRoute}\\.${laoBus}\\.${start}-${end}/1:0@`)) },
    { journeyCount: 2 },
    null,
    null,
    null,
    null,
    null,
  ];
  expect(await ask(catalogue, QUERY, { r })).toEqual({ _entities: expected });
  expect(await ask(catalogue, QUERY, { r })).toEqual({ _entities: expected });
});

test('a stop bears the name its timing gives it', async () => {
  const query = `query ($ids: [ID!]!) { saleFacts(legIds: $ids) { leg { boarding { stop { id name names { en } } } } } }`;
  const ids = [legId(morning), legId(evening)];
  const named = (name: string, en: string) => ({ leg: { boarding: { stop: { id: start, name, names: { en } } } } });
  expect(await ask(catalogue, query, { ids }, service('booking', { language: 'km' }))).toEqual({
    saleFacts: [named('ច្រក ៤', 'Gate 4'), named('Night Market', 'Night Market')],
  });
});

test('an operator may show the reviews of another', async () => {
  const query = '{ operator(slug: "mekong-vip") { rating reviewCount } }';
  expect(await ask(catalogue, query)).toEqual({ operator: { rating: 4.6, reviewCount: 310 } });
});

test('operators and locations speak the language of the reader and fall back to English', async () => {
  const query = `{ operators(countryCodeExclude: "la") { name transportTypes branches { name } } operator(slug: "lao") { name }
    location(slug: "phnom-penh") { name names { km th } } locations(slugs: ["vientiane", "atlantis"]) { name } }`;
  expect(await ask(catalogue, query, {}, guest({ language: 'km' }))).toEqual({
    operators: [{ name: 'មេគង្គ', transportTypes: ['BUS'], branches: [{ name: 'branch 1' }] }],
    operator: { name: 'lao' },
    location: { name: 'ភ្នំពេញ', names: { km: 'ភ្នំពេញ', th: null } },
    locations: [{ name: 'Vientiane' }, null],
  });
});

test('an operator shows what it rides with: each vehicle of its timetable, with its seats', async () => {
  const query = '{ operator(slug: "lao") { vehicles { name seatCount amenities { code } seatLayout { floors } } } }';
  expect(await ask(catalogue, query)).toEqual({
    operator: { vehicles: [{ name: 'vehicle 1', seatCount: 2, amenities: [], seatLayout: { floors: 1 } }] },
  });
});

describe('departures as who runs them knows them', () => {
  const RUNNING = `query ($date: LocalDate!, $filter: RunningFilterInput!, $offset: Int! = 0) {
    runningOn(date: $date, filter: $filter, offset: $offset, limit: 10) { total departures {
      routeScheduleId date departureTime arrivalTime operatorId operatorName operatorCountryCode operatorBranchId
      seatCount blockedSeats calls { position time names { en km } } } } }`;
  type Running = { runningOn: { total: number; departures: { routeScheduleId: string }[] } };
  const running = async (filter: object, date = '2026-11-24', offset = 0) =>
    (await ask<Running>(catalogue, RUNNING, { filter, date, offset }, booking)).runningOn;
  const idsOf = ({ departures }: Running['runningOn']) => departures.map(({ routeScheduleId }) => routeScheduleId);

  test('say who runs them, where they call and which seats nobody may buy', async () => {
    expect(await running({ routeScheduleId: morning })).toEqual({
      total: 1,
      departures: [
        {
          routeScheduleId: morning,
          date: '2026-11-24',
          departureTime: '2026-11-24T07:30:00+07:00',
          arrivalTime: '2026-11-24T19:00:00+07:00',
          operatorId: mekong,
          operatorName: 'Mekong Express',
          operatorCountryCode: 'KH',
          operatorBranchId: '1',
          seatCount: 1,
          blockedSeats: ['1B', '1C'],
          calls: [
            { position: 0, time: '2026-11-24T07:30:00+07:00', names: { en: 'Gate 4', km: 'ច្រក ៤' } },
            { position: 1, time: '2026-11-24T19:00:00+07:00', names: { en: 'Talat Sao', km: null } },
          ],
        },
      ],
    });
  });

  test('of a day, an operator, a branch, a country; from the first on, some of them', async () => {
    expect(idsOf(await running({}))).toEqual([morning, laoBus, evening]);
    expect(idsOf(await running({ operatorId: mekong }))).toEqual([morning, evening]);
    expect(idsOf(await running({ branchId: '1' }))).toEqual([morning]);
    expect(idsOf(await running({ countryCode: 'LA' }))).toEqual([laoBus]);
    expect(await running({}, '2026-11-24', 2)).toMatchObject({ total: 3, departures: [{ routeScheduleId: evening }] });
    expect(idsOf(await running({ routeScheduleId: '999' }))).toEqual([]);
  });

  test('of some days, as short as can be: the seats of each departure, and nothing on days it does not leave', async () => {
    const RUNS = `query ($from: LocalDate!, $to: LocalDate!, $filter: RunningFilterInput!) {
      runsBetween(from: $from, to: $to, filter: $filter) { routeScheduleId operatorId operatorName time towns seats } }`;
    const runs = async (filter: object, from: string, to: string) =>
      (await ask<{ runsBetween: unknown[] }>(catalogue, RUNS, { filter, from, to }, booking)).runsBetween;
    expect(await runs({ branchId: '1' }, '2026-11-24', '2026-11-24')).toEqual([
      {
        routeScheduleId: morning,
        operatorId: mekong,
        operatorName: 'Mekong Express',
        time: '07:30',
        towns: 'Phnom Penh|Vientiane',
        seats: '1',
      },
    ]);
    expect(await runs({}, '2026-11-24', '2026-11-24')).toHaveLength(3);
    expect(await runs({ countryCode: 'LA' }, '2026-11-24', '2026-11-24')).toHaveLength(1);
    expect(await runs({}, '2026-11-24', '2026-11-23')).toEqual([]);
  });

  test('that take somebody between the stops of one of his rides, in that direction', async () => {
    const way = { stopIdFrom: start, stopIdTo: end };
    const back = { stopIdFrom: end, stopIdTo: start };
    expect(idsOf(await running({ servesAny: [back, way] }))).toEqual([morning, laoBus, evening]);
    expect(idsOf(await running({ servesAny: [way], operatorId: lao }))).toEqual([laoBus]);
    expect(idsOf(await running({ servesAny: [back] }))).toEqual([]);
  });
});

test('the departures of a route on a day, from its first stop to its last, on sale or not; none of an unknown route', async () => {
  const ROUTE = `query ($routeId: ID!, $date: LocalDate!) { routeJourneys(routeId: $routeId, date: $date) {
    id legs { notOnSaleReason } } }`;
  const journeys = (routeId: string, date = '2026-11-24') => ask(catalogue, ROUTE, { routeId, date });
  expect(await journeys(north)).toEqual({
    routeJourneys: [
      { id: legId(morning), legs: [{ notOnSaleReason: null }] },
      { id: legId(evening), legs: [{ notOnSaleReason: 'ROUTE_FOR_USER' }] },
    ],
  });
  expect(await journeys('999')).toEqual({ routeJourneys: [] });
});
