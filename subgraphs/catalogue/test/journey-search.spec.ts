import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { guest, type Scope } from '@naga/server-kit/viewer/viewer.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, catalogueWith, Market, type TestCatalogue } from './world.js';

const SEARCH = `query ($from: String!, $to: String!, $date: LocalDate!, $passengers: Int! = 1, $type: TransportType) {
  searchJourneys(from: $from, to: $to, date: $date, passengers: $passengers, transportType: $type) {
    from { slug } to { slug } date nextDate otherTransportTypes nearby { id departuresPerDay }
    journeys { id departureTime arrivalTime durationMinutes connecting
      legs { id routeScheduleId date fareKey boardingPosition dropOffPosition notOnSaleReason
        operator { name } boarding { stop { name } time position } dropOff { stop { name } time position }
        stops { stop { name } } vehicle { seatCount category } }
      changes { from { name } to { name } waitMinutes walkMinutes } }
    notOnSale { routeScheduleId date departureTime reason operator { slug } } } }`;

interface Leg {
  id: string;
  routeScheduleId: string;
  date: string;
  fareKey: string;
  boardingPosition: number;
  dropOffPosition: number;
  notOnSaleReason: string | null;
  boarding: { stop: { name: string }; time: string };
  dropOff: { stop: { name: string }; time: string };
  stops: { stop: { name: string } }[];
  vehicle: { seatCount: number; category: string };
}
interface Search {
  nextDate: string | null;
  otherTransportTypes: string[];
  nearby: { id: string; departuresPerDay: number }[];
  journeys: {
    id: string;
    departureTime: string;
    arrivalTime: string;
    durationMinutes: number;
    connecting: boolean;
    legs: Leg[];
    changes: { from: { name: string }; to: { name: string }; waitMinutes: number; walkMinutes: number }[];
  }[];
  notOnSale: { routeScheduleId: string; date: string; departureTime: string; reason: string }[];
}

const market = new Market();
const cambodia = market.place('cambodia', { type: 'COUNTRY', names: { en: 'Cambodia' } });
const capital = market.place('phnom-penh', { names: { en: 'Phnom Penh', km: 'ភ្នំពេញ' }, parentId: cambodia });
const airport = market.place('phnom-penh-airport', {
  type: 'AIRPORT',
  names: { en: 'Airport' },
  parentId: capital,
  latitude: 12.2,
});
const temples = market.place('siem-reap', {
  names: { en: 'Siem Reap', km: 'សៀមរាប' },
  parentId: cambodia,
  latitude: 13.4,
});
const west = market.place('battambang', { names: { en: 'Battambang' }, latitude: 20 });
const coast = market.place('sihanoukville', { names: { en: 'Sihanoukville' }, latitude: 10.6, longitude: 103.5 });
const island = market.place('koh-rong', {
  type: 'ISLAND',
  names: { en: 'Koh Rong' },
  latitude: 10.7,
  longitude: 103.2,
});
const village = market.place('puok', { type: 'TOWN', names: { en: 'Puok' }, latitude: 13.5 });

const night = market.stop(capital, 'Night Market');
const terminal = market.stop(airport, 'Terminal');
const centre = market.stop(temples, 'Centre');
const station = market.stop(west, 'Station');
const harbourRoad = market.stop(coast, 'Harbour Road', { latitude: 10.6, longitude: 103.5 });
const pier = market.stop(coast, 'Pier', { latitude: 10.605, longitude: 103.5 });
const beach = market.stop(island, 'Beach');
market.stop(village, 'Puok bridge');

const mekong = market.operator('mekong');
const offline = market.operator('sleepy', { offline: true });
const careful = market.operator('careful', { confirmsByHand: true });

const north = market.route(mekong, [night, terminal, centre]);
const morning = market.departure(north, ['07:30', '08:00', '13:30'], { timing: { blockBefore: 30 } });
const sleeper = market.departure(north, ['23:00', '23:45', '05:15']);
const late = market.departure(north, ['23:50', '00:20', '06:00']);
const weekend = market.departure(north, ['09:00', '09:30', '15:00'], { schedule: { daysOfWeek: [6, 7] } });
const disabled = market.departure(north, ['10:00', '10:30', '16:00'], { schedule: { disabled: true } });
const noon = market.departure(north, ['12:00', '12:30', '18:00'], {
  timing: { blockingHoursFrom: 540, blockingHoursTo: 660 },
});
const unsold = market.departure(north, ['13:00', '13:30', '19:00'], {
  schedule: { blockingFrom: '2026-11-21', blockingTo: '2026-11-22' },
});
const season = market.departure(north, ['14:00', '14:30', '20:00'], {
  schedule: { allowFrom1: '2026-12-01', allowTo1: '2026-12-31', allowFrom2: '2027-04-01', allowTo2: '2027-04-20' },
});
const agents = market.departure(north, ['15:00', '15:30', '21:00'], { schedule: { routeForUser: 'AGENCY' } });
const gone = market.departure(market.route(offline, [night, centre]), ['16:00', '22:00']);
const asked = market.departure(market.route(careful, [night, centre]), ['13:59', '20:00']);
const taxi = market.departure(market.route(mekong, [night, centre], 'TAXI'), ['11:00', '15:00'], {
  timing: { blockBefore: 0 },
});
market.departure(market.route(mekong, [centre, station]), ['14:00', '17:00']);
market.departure(market.route(mekong, [centre, station]), ['13:59', '16:00']);
const south = market.route(mekong, [night, harbourRoad]);
market.departure(south, ['20:00', '23:40']);
market.departure(market.route(mekong, [pier, beach], 'FERRY'), ['00:30', '01:30']);
market.departure(market.route(mekong, [pier, beach], 'FERRY'), ['05:46', '06:40']);

let catalogue: TestCatalogue;
market.rows.seatTypes.push({
  id: '1',
  abbreviation: 'B',
  description: { en: 'Bed', km: 'គ្រែ' },
  icon: 'bed',
  seatCategoryId: '1',
});
market.rows.seats[0] = { ...market.rows.seats[0]!, seatTypeId: '1' };

beforeAll(async () => {
  catalogue = await catalogueWith(market);
});
afterAll(() => catalogue.close());

async function search(variables: Record<string, unknown>): Promise<Search> {
  const defaults = { from: 'phnom-penh', to: 'siem-reap', date: '2026-11-24' };
  const data = await ask<{ searchJourneys: Search }>(catalogue, SEARCH, { ...defaults, ...variables });
  return data.searchJourneys;
}
const schedules = ({ journeys }: Search): string[] => journeys.map(({ legs }) => legs[0]!.routeScheduleId);
const reasons = ({ notOnSale }: Search) =>
  Object.fromEntries(notOnSale.map((one) => [one.routeScheduleId, one.reason]));

describe('direct journeys', () => {
  test('run on their weekdays, by departure, with all their facts', async () => {
    const tuesday = await search({});
    expect(schedules(tuesday)).toEqual([late, morning, taxi, unsold, asked, sleeper, late]);
    expect(schedules(await search({ date: '2026-11-28' }))).toContain(weekend);
    expect(tuesday.journeys[1]).toEqual({
      id: `${morning}@2026-11-24:${terminal}-${centre}`,
      departureTime: '2026-11-24T08:00:00+07:00',
      arrivalTime: '2026-11-24T13:30:00+07:00',
      durationMinutes: 330,
      connecting: false,
      changes: [],
      legs: [
        {
          id: `${morning}@2026-11-24:${terminal}-${centre}`,
          routeScheduleId: morning,
          date: '2026-11-24',
          // A coach of whose seats one is of a category.
          fareKey: expect.stringMatching(new RegExp(`${terminal}-${centre}/1:0,1@${morning}\\.\\d-\\d\\.\\d+$`)),
          boardingPosition: 1,
          dropOffPosition: 2,
          notOnSaleReason: null,
          operator: { name: 'mekong' },
          boarding: { stop: { name: 'Terminal' }, time: '2026-11-24T08:00:00+07:00', position: 1 },
          dropOff: { stop: { name: 'Centre' }, time: '2026-11-24T13:30:00+07:00', position: 2 },
          stops: [{ stop: { name: 'Terminal' } }, { stop: { name: 'Centre' } }],
          vehicle: { seatCount: 2, category: 'Coach' },
        },
      ],
    });
  });

  test('start at the stops of a location and of the locations below it, each departure once', async () => {
    const { journeys } = await search({ from: 'phnom-penh' });
    expect(journeys.filter(({ legs }) => legs[0]!.routeScheduleId === morning)).toHaveLength(1);
    const fromAirport = await search({ from: 'phnom-penh-airport' });
    expect(schedules(fromAirport)).toContain(morning);
    expect(schedules(fromAirport)).not.toContain(taxi);
    expect(schedules(await search({ from: 'cambodia', to: 'siem-reap' }))).toContain(morning);
  });

  test('arrive after midnight on the next day', async () => {
    const { journeys } = await search({});
    const journey = journeys.find(({ legs }) => legs[0]!.routeScheduleId === sleeper)!;
    expect(journey).toMatchObject({ arrivalTime: '2026-11-25T05:15:00+07:00', durationMinutes: 330 });
  });

  test('belong to the date on which one boards, also when the vehicle left its first stop the day before', async () => {
    const { journeys } = await search({ from: 'phnom-penh-airport', date: '2026-11-25' });
    const journey = journeys.find(({ legs }) => legs[0]!.routeScheduleId === late)!;
    expect(journey.departureTime).toBe('2026-11-25T00:20:00+07:00');
    expect(journey.legs[0]!.date).toBe('2026-11-24');
    expect(journey.id).toBe(`${late}@2026-11-24:${terminal}-${centre}`);
  });

  test('need as many seats as there are passengers', async () => {
    expect(schedules(await search({ passengers: 2 }))).toContain(morning);
    const three = await search({ passengers: 3 });
    expect(three.journeys).toEqual([]);
    expect(Object.keys(reasons(three))).not.toContain(morning);
  });

  test('can be asked for by transport type, and the answer names the other types', async () => {
    const byTaxi = await search({ type: 'TAXI' });
    expect(schedules(byTaxi)).toEqual([taxi]);
    expect(byTaxi.otherTransportTypes).toEqual(['BUS']);
    expect((await search({})).otherTransportTypes).toEqual([]);
  });
});

describe('journeys with one change', () => {
  test('change at the same stop after 30 minutes at least', async () => {
    const { journeys } = await search({ to: 'battambang' });
    expect(journeys.map(({ legs }) => legs.map((leg) => leg.dropOff.time))).toEqual([
      ['2026-11-24T13:30:00+07:00', '2026-11-24T17:00:00+07:00'],
    ]);
    expect(journeys[0]).toMatchObject({ connecting: true, durationMinutes: 540 });
    expect(journeys[0]!.changes).toEqual([
      { from: { name: 'Centre' }, to: { name: 'Centre' }, waitMinutes: 30, walkMinutes: 0 },
    ]);
  });

  test('change by a footpath over midnight, with the walk on top of the 30 minutes and at most six hours of waiting', async () => {
    const { journeys } = await search({ to: 'koh-rong' });
    expect(journeys).toHaveLength(1);
    expect(journeys[0]).toMatchObject({
      departureTime: '2026-11-24T20:00:00+07:00',
      arrivalTime: '2026-11-25T01:30:00+07:00',
      changes: [{ from: { name: 'Harbour Road' }, to: { name: 'Pier' }, waitMinutes: 50, walkMinutes: 7 }],
    });
    expect(journeys[0]!.legs.map((leg) => leg.date)).toEqual(['2026-11-24', '2026-11-25']);
  });

  test('are found by the transport type of one of their rides', async () => {
    expect((await search({ to: 'koh-rong', type: 'FERRY' })).journeys).toHaveLength(1);
    expect((await search({ to: 'koh-rong', type: 'BUS' })).journeys).toHaveLength(1);
    const byTaxi = await search({ to: 'koh-rong', type: 'TAXI' });
    expect(byTaxi.journeys).toEqual([]);
    expect(byTaxi.otherTransportTypes).toEqual(['BUS', 'FERRY']);
  });
});

describe('what is not on sale', () => {
  test('stands aside with its reason', async () => {
    expect(reasons(await search({ date: '2026-11-21' }))).toEqual({
      [disabled]: 'DISABLED',
      [gone]: 'OPERATOR_OFFLINE',
      [noon]: 'BLOCKING_HOURS',
      [unsold]: 'BLOCKED_PERIOD',
      [season]: 'OUTSIDE_SEASON',
      [agents]: 'ROUTE_FOR_USER',
    });
  });

  test('has departed, or departs too soon, today', async () => {
    expect(reasons(await search({ date: '2026-11-20' }))).toMatchObject({
      [morning]: 'DEPARTED',
      [asked]: 'OPERATOR_CONFIRMS_BY_HAND',
    });
    catalogue.clock.set('2026-11-20T07:31:00+07:00');
    const closing = await search({ date: '2026-11-20' });
    catalogue.clock.set('2026-11-20T10:00:00+07:00');
    expect(reasons(closing)).toMatchObject({ [morning]: 'TOO_CLOSE' });
    expect(schedules(closing)).toContain(noon);
  });

  test('is too far ahead after 180 days, and over in the past, whatever is asked', async () => {
    const open = await search({ date: '2027-05-19' });
    expect(schedules(open).length).toBeGreaterThan(0);
    const { journeys, notOnSale, nextDate } = await search({ date: '2027-05-20' });
    expect({ journeys, nextDate }).toEqual({ journeys: [], nextDate: null });
    expect(new Set(notOnSale.map(({ reason }) => reason))).toContain('TOO_EARLY');
    const past = await search({ date: '2026-10-12' });
    expect(past).toMatchObject({ journeys: [], nextDate: '2026-11-20' });
    expect(new Set(past.notOnSale.map(({ reason }) => reason))).toContain('DEPARTED');
    const closed = `${morning}@2027-05-20:${night}-${centre}`;
    const seatMap = 'query ($id: ID!) { journey(id: $id) { legs { notOnSaleReason } } }';
    expect(await ask(catalogue, seatMap, { id: closed })).toEqual({
      journey: { legs: [{ notOnSaleReason: 'TOO_EARLY' }] },
    });
  });

  test('says of each seat what one sits in, in the words of its reader', async () => {
    const query = `{ searchJourneys(from: "phnom-penh", to: "siem-reap", date: "2026-11-24") { journeys { legs { vehicle {
      seatLayout { seats { number seatType { name abbreviation icon category } } } } } } } }`;
    const reader = guest({ language: 'km' });
    const { searchJourneys } = await ask<{ searchJourneys: object }>(catalogue, query, {}, reader);
    const bed = { name: 'គ្រែ', abbreviation: 'B', icon: 'bed', category: 'ថ្នាក់អាជីវកម្ម' };
    const seats = [
      { number: '1A', seatType: bed },
      { number: '1B', seatType: null },
    ];
    const leg = { vehicle: { seatLayout: { seats } } };
    expect(searchJourneys).toMatchObject({ journeys: expect.arrayContaining([{ legs: [leg] }]) });
  });

  test('is sold to agencies when it is for them', async () => {
    const agent = { ...guest(), kind: 'user', userId: '9', roleId: 2, agencyId: '3' } as const;
    const variables = { from: 'phnom-penh', to: 'siem-reap', date: '2026-11-24' };
    const data = await ask<{ searchJourneys: Search }>(catalogue, SEARCH, variables, agent);
    expect(schedules(data.searchJourneys)).toContain(agents);
  });

  test('is found by staff where they may sell it: their own, for whomever it is', async () => {
    const variables = { from: 'phnom-penh', to: 'siem-reap', date: '2026-11-24' };
    const found = async (grants: Record<string, Scope>, belongs: object) => {
      const viewer = { ...guest({ grants }), kind: 'user', userId: '9', roleId: 4, ...belongs } as const;
      return ask<{ searchJourneys: Search }>(catalogue, SEARCH, variables, viewer);
    };
    const everything = await found({ 'booking.create': 'all' }, {});
    const own = await found({ 'booking.create': 'operator' }, { operatorId: '1' });
    const others = await found({ 'booking.create': 'operator' }, { operatorId: '4711' });
    const country = await found({ 'booking.create': 'country' }, { countryCode: 'KH' });
    const abroad = await found({ 'booking.create': 'country' }, { countryCode: 'VN' });
    expect(schedules(everything.searchJourneys)).toContain(agents);
    expect(schedules(country.searchJourneys)).toEqual(schedules(everything.searchJourneys));
    expect(schedules(own.searchJourneys).length).toBeGreaterThan(0);
    for (const none of [others, abroad]) {
      expect(schedules(none.searchJourneys)).toEqual([]);
      expect(none.searchJourneys.notOnSale).toEqual([]);
    }
    expect(own.searchJourneys.notOnSale.length).toBeGreaterThan(0);
  });

  test('comes back in season', async () => {
    expect(schedules(await search({ date: '2026-12-01' }))).toContain(season);
    expect(schedules(await search({ date: '2027-04-20' }))).toContain(season);
    expect(schedules(await search({ date: '2027-04-21' }))).not.toContain(season);
  });
});

describe('an empty answer helps', () => {
  test('with the next date that has a journey', async () => {
    const friday = await search({ from: 'phnom-penh-airport', date: '2026-11-20', type: 'FERRY' });
    expect(friday).toMatchObject({ journeys: [], nextDate: null });
    const today = await search({ from: 'siem-reap', to: 'battambang', date: '2026-11-19' });
    expect(today).toMatchObject({ journeys: [], nextDate: '2026-11-20' });
  });

  test('with pairs from or to a place nearby that have journeys that day', async () => {
    expect((await search({ to: 'puok' })).nearby).toEqual([{ id: 'phnom-penh~siem-reap', departuresPerDay: 7 }]);
    expect((await search({ to: 'siem-reap' })).nearby).toEqual([]);
  });

  test('and is null for a place nobody knows', async () => {
    const data = await ask(catalogue, SEARCH, { from: 'atlantis', to: 'siem-reap', date: '2026-11-24' });
    expect(data).toEqual({ searchJourneys: null });
  });
});

describe('questions beside the search', () => {
  test('the strip of days counts what the search of each day shows', async () => {
    const query = `{ journeyDays(from: "phnom-penh", to: "siem-reap", start: "2026-11-20", days: 3) { id date journeyCount offers seatOffers } }`;
    type Day = { id: string; date: string; journeyCount: number; offers: string[]; seatOffers: string[] };
    type Days = { journeyDays: Day[] };
    const { journeyDays } = await ask<Days>(catalogue, query);
    const searches = await Promise.all(journeyDays.map(({ date }) => search({ date })));
    expect(journeyDays.map((day) => day.journeyCount)).toEqual(searches.map(({ journeys }) => journeys.length));
    expect(journeyDays[1]!.id).toBe('phnom-penh~siem-reap~2026-11-21~all');
    const [, { offers, seatOffers, journeyCount }] = journeyDays as [Day, Day, Day];
    expect([offers.length, seatOffers.length]).toEqual([journeyCount, journeyCount]);
    const place = offers.findIndex((offer) => offer.includes(`/1:0,1@${morning}.`));
    expect(seatOffers[place]).toMatch(new RegExp(`^${morning}@2026-11-21:\\d+-\\d+/\\d+$`));
  });

  test('a journey with a change is one offer of two rides, for pricing and for booking', async () => {
    const query = `{ journeyDays(from: "phnom-penh", to: "battambang", start: "2026-11-24", days: 1) { offers seatOffers } }`;
    type Days = { journeyDays: [{ offers: string[]; seatOffers: string[] }] };
    const [{ offers, seatOffers }] = (await ask<Days>(catalogue, query)).journeyDays;
    const ridesOf = (all: readonly string[]) => all.map((offer) => offer.split('~').length);
    expect(ridesOf(offers)).toContain(2);
    expect(ridesOf(seatOffers)).toEqual(ridesOf(offers));
  });

  test('a journey is found by its id as long as it can be ridden', async () => {
    const query = 'query ($id: ID!) { journey(id: $id) { id legs { notOnSaleReason } } }';
    const { journeys } = await search({ to: 'battambang' });
    const id = journeys[0]!.id;
    expect(await ask(catalogue, query, { id })).toMatchObject({ journey: { id } });
    const ids = [
      `${weekend}@2026-11-24:${night}-${centre}`,
      `${morning}@2026-11-24:${centre}-${night}`,
      `99@2026-11-24:${night}-${centre}`,
      `${morning}@2026-11-24:${night}-${centre}~${morning}@2026-11-24:${night}-${centre}`,
      'nonsense',
    ];
    for (const wrong of ids) expect(await ask(catalogue, query, { id: wrong })).toEqual({ journey: null });
    const closed = `${disabled}@2026-11-24:${night}-${centre}`;
    expect(await ask(catalogue, query, { id: closed })).toEqual({
      journey: { id: closed, legs: [{ notOnSaleReason: 'DISABLED' }] },
    });
  });

  test('pairs say what is sold in the coming week, and popular routes name each pair of cities once', async () => {
    type Pairs = Record<
      'all' | 'taxis' | 'buses' | 'offlineToo' | 'popular',
      { id: string; departuresPerDay: number; durationMinutes: number }[]
    >;
    const fields = '{ id departuresPerDay durationMinutes }';
    const pairs = await ask<Pairs>(
      catalogue,
      `{ all: locationPairs ${fields} taxis: locationPairs(transportType: TAXI) ${fields}
         buses: popularRoutes(transportType: BUS) ${fields}
         offlineToo: locationPairs(hideOfflineOperators: false) ${fields} popular: popularRoutes(limit: 3) ${fields} }`,
    );
    const of = (list: Pairs['all']) => list.find(({ id }) => id === 'phnom-penh~siem-reap');
    expect(of(pairs.all)).toEqual({ id: 'phnom-penh~siem-reap', departuresPerDay: 7, durationMinutes: 240 });
    expect(of(pairs.offlineToo)!.departuresPerDay).toBe(8);
    // Of taxis it says what taxis do, under an id of its own: clients keep a pair by it.
    expect(pairs.taxis).toEqual([{ id: 'phnom-penh~siem-reap~TAXI', departuresPerDay: 1, durationMinutes: 240 }]);
    expect(pairs.buses[0]).toEqual({ id: 'phnom-penh~siem-reap~BUS', departuresPerDay: 6, durationMinutes: 330 });
    expect(pairs.popular.map(({ id }) => id)).toEqual([
      'phnom-penh~siem-reap',
      'sihanoukville~koh-rong',
      'siem-reap~battambang',
    ]);
  });
});

test('a search costs no statement', async () => {
  expect(await statementsOf(() => search({}))).toEqual([]);
  expect(await statementsOf(() => search({ to: 'puok' }))).toEqual([]);
  expect(
    await statementsOf(() => ask(catalogue, '{ locationPairs { id offers } operators { id } amenities { id } }')),
  ).toEqual([]);
});
