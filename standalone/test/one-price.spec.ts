import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fareKeyOfSeat } from '@naga/kernel/fare-key.js';
import fc from 'fast-check';
import { MarketSite } from './market-site.js';

const DATE = '2026-11-28';
const PAIRS = [
  ['phnom-penh', 'siem-reap'],
  ['phnom-penh', 'kampot'],
  ['phnom-penh', 'ho-chi-minh-city'],
  ['siem-reap', 'phnom-penh'],
] as const;

const TOTAL = 'total { amount }';
const SEARCH = `query ($from: String!, $to: String!, $adults: Int!, $children: Int!) {
  searchJourneys(from: $from, to: $to, date: "${DATE}") {
    journeys {
      connecting
      fare(adults: $adults, children: $children) { local { ${TOTAL} } foreign { ${TOTAL} } }
      legs {
        id routeId routeScheduleId date localCountryCode hasPassengerTypePricing
        boarding { stop { id } } dropOff { stop { id } }
        seatFare { fareKey }
        seatTiers { seatCategoryId fare { local { amount } foreign { amount } } }
        seatMap { seats { number state allowFemale seatType { categoryId } } }
      }
    }
  }
}`;
const QUOTE = 'query ($items: [QuoteItemInput!]!) { quote(items: $items) { total items { fare } } }';
const HOLD = `mutation ($input: HoldSeatsInput!) {
  holdSeats(input: $input) { ... on HeldBooking { booking { ${TOTAL} } } ... on Refused { code } }
}`;

interface Amount {
  readonly amount: number;
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
    readonly fare: { readonly local: Amount; readonly foreign: Amount };
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
interface Found {
  readonly searchJourneys: {
    readonly journeys: readonly {
      readonly connecting: boolean;
      readonly fare: Readonly<Record<'local' | 'foreign', { readonly total: Amount }>> | null;
      readonly legs: readonly Leg[];
    }[];
  };
}
interface Quoted {
  readonly quote: { readonly total: number; readonly items: readonly { readonly fare: number }[] };
}
interface RestPrice {
  readonly local: number;
  readonly foreign: number;
}
interface RestJourney {
  readonly route_schedule_id: string;
  readonly date: string;
  readonly stop_id_from: string;
  readonly stop_id_to: string;
  readonly connecting: 0 | 1;
  readonly price_with_fees: RestPrice | null;
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

const NATIONS = { KH: 'Cambodian', LA: 'LA', VN: 'VN', TH: 'TH' } as Readonly<Record<string, string>>;

/** A booking over REST of so many seats, as the specification writes it. */
const requestOf = (
  { leg, seats, who }: { leg: Leg; seats: readonly string[]; who: string },
  types: readonly string[],
) => ({
  action: 'tentative',
  connecting: 0,
  route_id: leg.routeId,
  ticket_requests: [
    {
      route_schedule_id: leg.routeScheduleId,
      date: leg.date,
      stop_id_from: leg.boarding.stop.id,
      stop_id_to: leg.dropOff.stop.id,
      route_id: leg.routeId,
      seat_requests: seats.map((seat_number) => ({ seat_number })),
    },
  ],
  passenger_requests: seats.map((seat_number, at) => ({
    title: 'Ms',
    first_name: 'Sophea',
    last_name: 'Chan',
    nationality: who,
    passenger_type: types[at]!.toLowerCase(),
    birth_date: types[at] === 'CHILD' ? '2020-01-01' : '1990-01-01',
    document_number: 'N1234567',
    email: 'sophea@example.com',
    mobile_number: '+85512345678',
    seat_number,
  })),
});

const purchase = fc.record({
  pair: fc.constantFrom(...PAIRS),
  nth: fc.nat(100),
  adults: fc.integer({ min: 1, max: 3 }),
  children: fc.nat(2),
  nationality: fc.constantFrom('LOCAL', 'FOREIGN'),
});

test('one purchase costs the same in the search, on the seats, in the quote and when it is held, over GraphQL and over REST', async () => {
  await fc.assert(
    fc.asyncProperty(purchase, async ({ pair: [from, to], nth, adults, children, nationality }) => {
      const found = await site.ask<Found>(SEARCH, { from, to, adults, children });
      const direct = found.searchJourneys.journeys.filter(({ connecting, fare }) => !connecting && fare !== null);
      const { fare, legs } = direct[nth % direct.length]!;
      const leg = legs[0]!;
      const { category, numbers } = cheapest(leg);
      const count = adults + children;
      fc.pre(numbers.length >= 2 * count);
      const side = nationality === 'LOCAL' ? 'local' : 'foreign';
      const shown = fare![side].total.amount;
      const types = [...Array<string>(adults).fill('ADULT'), ...Array<string>(children).fill('CHILD')];

      const items = types.map((type, at) => ({
        ref: String(at),
        fareKey: fareKeyOfSeat(leg.seatFare.fareKey, category),
        date: leg.date,
        nationality,
        passengerType: leg.hasPassengerTypePricing ? type : 'ADULT',
      }));
      const { quote } = await site.ask<Quoted>(QUOTE, { items });

      const seats = types.map((passengerType, at) => ({
        ...{ seatNumber: numbers[at]!, title: 'MS', nationality, passengerType },
        nationalOf: nationality === 'LOCAL' ? leg.localCountryCode : null,
      }));
      const input = { legs: [{ legId: leg.id, seats }], expectedTotal: shown };
      const { holdSeats } = await site.ask<{ holdSeats: { booking?: { total: Amount }; code?: string } }>(HOLD, {
        input,
      });

      const rows = await site.call<RestJourney[]>('GET', `/api/v1/journeys?from=${from}&to=${to}&date=${DATE}`);
      const row = rows.find((one) => one.connecting === 0 && one.route_schedule_id === leg.routeScheduleId)!;
      const at = `date=${leg.date}&stop_id_from=${leg.boarding.stop.id}&stop_id_to=${leg.dropOff.stop.id}`;
      const map = await site.call<{ seats: { seat_number: string; price: RestPrice | null }[] }>(
        'GET',
        `/api/v1/journeys/${leg.routeScheduleId}/seats?${at}`,
      );
      const priced = map.seats.find(({ seat_number }) => seat_number === numbers[0])!.price![side];
      const who = nationality === 'LOCAL' ? NATIONS[leg.localCountryCode]! : 'non Cambodian';
      const request = requestOf({ leg, seats: numbers.slice(count, 2 * count), who }, types);
      const [booking] = await site.call<{ total: number }[]>('POST', '/api/v1/bookings', request);

      const { quote: alone } = await site.ask<Quoted>(QUOTE, { items: [items[0]] });
      const said = {
        quoted: quote.total,
        held: holdSeats.booking?.total.amount ?? holdSeats.code,
        heldOverRest: booking!.total,
      };
      expect(said).toEqual({ quoted: shown, held: shown, heldOverRest: shown });
      expect(row.price_with_fees![side]).toBe(alone.total);
      expect(priced).toBe(alone.items[0]!.fare);
    }),
    { numRuns: 15 },
  );
});
