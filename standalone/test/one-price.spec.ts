import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fareKeyOfSeat } from '@naga/kernel/fare-key.js';
import fc from 'fast-check';
import { MarketSite } from './market-site.js';

/** Days out and back. */
const DAYS = ['2026-11-28', '2026-11-30'] as const;
const DIRECT = [
  ['phnom-penh', 'siem-reap'],
  ['phnom-penh', 'kampot'],
  ['phnom-penh', 'ho-chi-minh-city'],
  ['siem-reap', 'phnom-penh'],
] as const;
/** Towns between which one travels with a change, both ways. */
const WITH_CHANGE = [
  ['siem-reap', 'kampot'],
  ['siem-reap', 'bangkok'],
  ['phnom-penh', 'bangkok'],
  ['kampot', 'koh-rong'],
  ['phnom-penh', 'pakse'],
] as const;

const AMOUNTS = 'seats { amount } total { amount }';
const FARE = `foreign { ${AMOUNTS} } nationals { countryCode fare { ${AMOUNTS} } }`;
const SEARCH = `query ($from: String!, $to: String!, $date: LocalDate!,
    $adults: Int!, $children: Int!, $otherAdults: Int!, $otherChildren: Int!) {
  searchJourneys(from: $from, to: $to, date: $date) {
    journeys {
      connecting
      fare(adults: $adults, children: $children) { ${FARE} }
      fareOfOthers: fare(adults: $otherAdults, children: $otherChildren) { ${FARE} }
      legs {
        id routeId routeScheduleId date localCountryCode hasPassengerTypePricing
        boarding { stop { id } } dropOff { stop { id } }
        seatFare { fareKey }
        seatTiers { seatCategoryId fare { foreign { amount } } }
        seatMap { seats { number state allowFemale seatType { categoryId } } }
      }
    }
  }
}`;
const QUOTE = 'query ($items: [QuoteItemInput!]!) { quote(items: $items) { total items { fare } } }';
const HOLD = `mutation ($input: HoldSeatsInput!) {
  holdSeats(input: $input) { ... on HeldBooking { booking { total { amount } } } ... on Refused { code } }
}`;

interface Amount {
  readonly amount: number;
}
interface FareTotal {
  readonly seats: Amount;
  readonly total: Amount;
}
interface Leg {
  readonly id: string;
  readonly routeId: string;
  readonly routeScheduleId: string;
  readonly date: string;
  readonly localCountryCode: string;
  readonly hasPassengerTypePricing: boolean;
  readonly boarding: { readonly stop: { readonly id: string } };
  readonly dropOff: { readonly stop: { readonly id: string } };
  readonly seatFare: { readonly fareKey: string };
  readonly seatTiers: readonly {
    readonly seatCategoryId: string | null;
    readonly fare: { readonly foreign: Amount };
  }[];
  readonly seatMap: {
    readonly seats: readonly {
      readonly number: string;
      readonly state: string;
      readonly allowFemale: boolean;
      readonly seatType: { readonly categoryId: string | null } | null;
    }[];
  };
}
interface Fare {
  readonly foreign: FareTotal;
  readonly nationals: readonly { readonly countryCode: string; readonly fare: FareTotal }[];
}
interface Journey {
  readonly connecting: boolean;
  readonly fare: Fare | null;
  readonly fareOfOthers: Fare | null;
  readonly legs: readonly Leg[];
}
interface Found {
  readonly searchJourneys: { readonly journeys: readonly Journey[] };
}
interface Quoted {
  readonly total: number;
  readonly items: readonly { readonly fare: number }[];
}
interface RestPrice {
  readonly local: number;
  readonly foreign: number;
}
interface RestRide {
  readonly route_schedule_id: string;
  readonly stop_id_from: string;
  readonly stop_id_to: string;
}
interface RestJourney extends RestRide {
  readonly legs?: readonly RestRide[];
  readonly price_with_fees: RestPrice | null;
}

/** One way of a trip, as somebody picks it among the results. */
interface Way {
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly journey: Journey & { readonly fare: Fare; readonly fareOfOthers: Fare };
}
/** Who travels: a seat of every ride for him. */
interface Person {
  readonly type: string;
  /** Whose national he is; null: of no country that has rides of its own here. */
  readonly national: string | null;
  /** He goes with those whom the search was asked for beside the others. */
  readonly isOther: boolean;
}

let site: MarketSite;
beforeAll(async () => {
  site = await MarketSite.open();
});
afterAll(() => site.close());

/** Free seats of the category that costs least, which results price. */
function cheapest({ seatTiers, seatMap }: Leg): { category: string | null; numbers: string[] } {
  const [least] = seatTiers.toSorted((a, b) => a.fare.foreign.amount - b.fare.foreign.amount);
  const category = least?.seatCategoryId ?? null;
  const free = seatMap.seats.filter(({ state, allowFemale }) => state === 'AVAILABLE' && allowFemale);
  const numbers = free
    .filter(({ seatType }) => seatTiers.length === 0 || (seatType?.categoryId ?? null) === category)
    .map(({ number }) => number);
  return { category, numbers };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const legsOf = (ways: readonly Way[]): Leg[] => ways.flatMap(({ journey }) => journey.legs);

/** Who is a national as REST names them. */
const NATIONALS = { KH: 'Cambodian', LA: 'Lao' } as Readonly<Record<string, string>>;
const nationalityOn = ({ localCountryCode }: Leg, national: string | null): string =>
  localCountryCode === national ? 'LOCAL' : 'FOREIGN';

/** What the results say that these people pay for a journey, who all are nationals of one country. */
const shownOf = (fare: Fare, national: string | null): FareTotal =>
  fare.nationals.find(({ countryCode }) => countryCode === national)?.fare ?? fare.foreign;

/** What they say of a party: of its own, and of the others where there are any. */
const shownOfAll = ({ journey: { fare, fareOfOthers } }: Way, party: readonly Person[]): FareTotal[] => {
  const other = party.find(({ isOther }) => isOther);
  const own = shownOf(fare, party[0]!.national);
  return other === undefined ? [own] : [own, shownOf(fareOfOthers, other.national)];
};

/** The quote of a seat on every leg for each of these people, by what he is on it. */
async function quoted(
  legs: readonly Leg[],
  people: readonly { readonly type: string; readonly on: (leg: Leg) => string }[],
): Promise<Quoted> {
  const items = legs.flatMap((leg, at) =>
    people.map(({ type, on }, person) => ({
      ref: `${at}-${person}`,
      fareKey: fareKeyOfSeat(leg.seatFare.fareKey, cheapest(leg).category),
      date: leg.date,
      nationality: on(leg),
      passengerType: leg.hasPassengerTypePricing ? type : 'ADULT',
    })),
  );
  return (await site.ask<{ quote: Quoted }>(QUOTE, { items })).quote;
}

const DIRECTIONS = [
  ['ONWARD', 'CONNECTING'],
  ['RETURN', 'RETURN_CONNECTING'],
];

/** The total of a hold of the first seats of each ride, or the code it is refused with. */
async function held(
  ways: readonly Way[],
  party: readonly Person[],
  expectedTotal: number,
): Promise<number | string | undefined> {
  const legs = ways.flatMap(({ journey }, way) =>
    journey.legs.map((leg, ride) => ({
      legId: leg.id,
      direction: DIRECTIONS[way]![ride],
      seats: party.map(({ type: passengerType, national }, person) => ({
        ...{ seatNumber: cheapest(leg).numbers[person]!, title: 'MS', passengerType },
        // Of whoever says whose national he is, that decides on each ride.
        ...{ nationality: national === null ? 'FOREIGN' : 'LOCAL', nationalOf: national },
      })),
    })),
  );
  const { holdSeats } = await site.ask<{ holdSeats: { booking?: { total: Amount }; code?: string } }>(HOLD, {
    input: { legs, expectedTotal },
  });
  return holdSeats.booking?.total.amount ?? holdSeats.code;
}

interface RestBooking {
  readonly total: number;
  readonly lines: readonly Amount[];
}

/** The total of the same over REST, on the seats behind those, whose lines add up to it. */
async function heldOverRest(ways: readonly Way[], party: readonly Person[]): Promise<number> {
  const seatsOf = (leg: Leg): string[] => cheapest(leg).numbers.slice(party.length, 2 * party.length);
  const firstSeats = seatsOf(legsOf(ways)[0]!);
  const [booking] = await site.call<RestBooking[]>('POST', '/api/v1/bookings', {
    action: 'tentative',
    ticket_requests: ways.flatMap(({ journey }) =>
      journey.legs.map((leg, ride) => ({
        route_schedule_id: leg.routeScheduleId,
        date: leg.date,
        stop_id_from: leg.boarding.stop.id,
        stop_id_to: leg.dropOff.stop.id,
        route_id: leg.routeId,
        connecting: ride,
        seat_requests: seatsOf(leg).map((seat_number) => ({ seat_number })),
      })),
    ),
    passenger_requests: party.map(({ type, national }, person) => ({
      title: 'Ms',
      first_name: 'Sophea',
      last_name: 'Chan',
      nationality: national === null ? 'non Cambodian' : NATIONALS[national],
      passenger_type: type.toLowerCase(),
      birth_date: type === 'CHILD' ? '2020-01-01' : '1990-01-01',
      document_number: 'N1234567',
      email: 'sophea@example.com',
      mobile_number: '+85512345678',
      seat_number: firstSeats[person],
    })),
  });
  const { total, lines } = booking!;
  expect(sum(lines.map(({ amount }) => amount))).toBe(total);
  return total;
}

const isOf = (leg: Leg, ride: RestRide | undefined): boolean =>
  ride?.route_schedule_id === leg.routeScheduleId &&
  ride.stop_id_from === leg.boarding.stop.id &&
  ride.stop_id_to === leg.dropOff.stop.id;

/** What REST says that one adult pays for a journey, and for a seat of each of its rides. */
async function shownOverRest({ from, to, date, journey: { legs } }: Way) {
  const rows = await site.call<RestJourney[]>('GET', `/api/v1/journeys?from=${from}&to=${to}&date=${date}`);
  const row = rows.find((one) => {
    const rides = one.legs ?? [one];
    return rides.length === legs.length && legs.every((leg, at) => isOf(leg, rides[at]));
  });
  const seats = legs.map(async (leg) => {
    const between = `stop_id_from=${leg.boarding.stop.id}&stop_id_to=${leg.dropOff.stop.id}`;
    const map = await site.call<{ seats: { seat_number: string; price: RestPrice | null }[] }>(
      'GET',
      `/api/v1/journeys/${leg.routeScheduleId}/seats?date=${leg.date}&${between}`,
    );
    return map.seats.find(({ seat_number }) => seat_number === cheapest(leg).numbers[0])?.price;
  });
  return { total: row?.price_with_fees, seats: await Promise.all(seats) };
}

/** A trip to be looked for: as many ways as there are choices, for people of one nationality and, it may be, of another. */
const purchase = (pairs: readonly (readonly [string, string])[], changes: readonly fc.Arbitrary<boolean>[]) =>
  fc.record({
    pair: fc.constantFrom(...pairs),
    picks: fc.tuple(...changes.map((connecting) => fc.record({ connecting, nth: fc.nat(100) }))),
    adults: fc.integer({ min: 1, max: 2 }),
    children: fc.nat(2),
    whose: fc.nat(2),
    others: fc.constantFrom([], ['ADULT'], ['ADULT', 'CHILD']),
    whoseOthers: fc.nat(2),
  });
type Purchase = ReturnType<typeof purchase> extends fc.Arbitrary<infer One> ? One : never;

/** Who travels on these rides: the nationalities are those that make a difference there. */
function partyOf({ adults, children, whose, others, whoseOthers }: Purchase, legs: readonly Leg[]): Person[] {
  const countries = [...new Set(legs.map(({ localCountryCode }) => localCountryCode))];
  const nationals = [null, ...countries.filter((country) => country in NATIONALS)];
  const types = [...Array<string>(adults).fill('ADULT'), ...Array<string>(children).fill('CHILD')];
  const of = (nth: number, isOther: boolean) => (type: string) => ({
    ...{ type, isOther, national: nationals[nth % nationals.length]! },
  });
  return [...types.map(of(whose, false)), ...others.map(of(whoseOthers, true))];
}

/** The journeys of a purchase, among those that are as it wants them, or, where none is, among all. */
const waysOf = ({ pair, picks, adults, children, others }: Purchase): Promise<Way[]> =>
  Promise.all(
    picks.map(async ({ connecting, nth }, way) => {
      const [from, to] = way === 0 ? pair : [pair[1], pair[0]];
      const asked = { from, to, date: DAYS[way]! };
      const otherChildren = others.filter((type) => type === 'CHILD').length;
      const party = { adults, children, otherAdults: 1, otherChildren };
      const { searchJourneys } = await site.ask<Found>(SEARCH, { ...asked, ...party });
      const sold = searchJourneys.journeys.filter((one): one is Way['journey'] => one.fare !== null);
      const wanted = sold.filter((one) => one.connecting === connecting);
      const among = wanted.length === 0 ? sold : wanted;
      fc.pre(among.length > 0);
      return { ...asked, journey: among[nth % among.length]! };
    }),
  );

const never = fc.constant(false);
test.each([
  ['a ride', 10, purchase(DIRECT, [never])],
  ['a connection', 8, purchase(WITH_CHANGE, [fc.constant(true)])],
  ['there and back', 8, purchase([...WITH_CHANGE, DIRECT[0]], [fc.boolean(), fc.boolean()])],
])(
  '%s costs the same in the search, on the seats, in the quote and when it is held, over GraphQL and over REST',
  async (_, numRuns, purchases) => {
    await fc.assert(
      fc.asyncProperty(purchases, async (one) => {
        const ways = await waysOf(one);
        const legs = legsOf(ways);
        const party = partyOf(one, legs);
        fc.pre(legs.every((leg) => cheapest(leg).numbers.length >= 2 * party.length));

        const asked = party.map(({ type, national }) => ({ type, on: (leg: Leg) => nationalityOn(leg, national) }));
        const quote = await quoted(legs, asked);
        const shown = ways.flatMap((way) => shownOfAll(way, party));
        expect(sum(quote.items.map(({ fare }) => fare))).toBe(sum(shown.map(({ seats }) => seats.amount)));
        // The fee is rounded once a booking, and each result has its own.
        const rounding = Math.abs(quote.total - sum(shown.map(({ total }) => total.amount)));
        expect(rounding).toBeLessThanOrEqual(shown.length - 1);
        expect(await held(ways, party, quote.total)).toBe(quote.total);
        expect(await heldOverRest(ways, party)).toBe(quote.total);

        for (const way of ways) {
          const [local, foreign] = await Promise.all(
            ['LOCAL', 'FOREIGN'].map((nationality) =>
              quoted(way.journey.legs, [{ type: 'ADULT', on: () => nationality }]),
            ),
          );
          expect(await shownOverRest(way)).toMatchObject({
            total: { local: local!.total, foreign: foreign!.total },
            seats: way.journey.legs.map((__, at) => ({
              local: local!.items[at]!.fare,
              foreign: foreign!.items[at]!.fare,
            })),
          });
        }
      }),
      { numRuns },
    );
  },
);
