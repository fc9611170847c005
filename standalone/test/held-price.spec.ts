import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseFareKey } from '@naga/kernel/fare-key.js';
import { percentOf } from '@naga/kernel/money.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { demoViewers } from '../src/demo/past/actors.js';
import { ask, done, documents } from '../src/demo/past/calls.js';
import { MarketSite } from './market-site.js';

let site: MarketSite;
let admin: Viewer;
beforeAll(async () => {
  site = await MarketSite.open();
  admin = (await demoViewers(site.subgraphs, ['admin'])).get('admin')!;
});
afterAll(() => site.close());

const SEARCH = `query ($date: LocalDate!) { searchJourneys(from: "phnom-penh", to: "siem-reap", date: $date) { journeys { legs {
  id date operator { id } boarding { stop { id } } dropOff { stop { id } }
  seatFare { fareKey local { amount } foreign { amount } }
  seatMap { seats { number state allowFemale } } } } } }`;
const BOOKING = `id status total { amount } fees { name amount { amount } }
  legs { parts { id seatNumber fare { amount } stages { name amount subtotal } } }
  payments { method state amount { amount } }`;
const HOLD = `mutation ($input: HoldSeatsInput!) { answer: holdSeats(input: $input) {
  ... on HeldBooking { accessToken booking { ${BOOKING} } } ... on Refused { code } } }`;
const PASSENGERS = `mutation ($id: ID!, $passengers: [PassengerInput!]!, $contact: ContactInput!) {
  answer: setPassengers(bookingId: $id, passengers: $passengers, contact: $contact) { __typename ... on Refused { code } } }`;
/** By what costs no more than the standard fee. */
const PAY = `mutation ($id: ID!, $expectedTotal: SafeInt!) {
  answer: startPayment(bookingId: $id, method: KHQR, expectedTotal: $expectedTotal) {
    ... on StartedPayment { payment { reference amount { amount } } } ... on Refused { code } } }`;
const ONE = `query ($id: ID!) { answer: booking(id: $id) { ${BOOKING} } }`;
const TARIFF = `query ($operatorId: ID!, $day: LocalDate!) { answer: tariff(operatorId: $operatorId, day: $day) {
  cells { fromZoneId toZoneId passengerType price { currency local foreign commission } } } }`;
const DRAFT = `mutation ($operatorId: ID!, $input: TariffChangeInput!) {
  answer: draftTariffChange(operatorId: $operatorId, input: $input) { ... on TariffChange { id version } ... on Refused { code } } }`;
const WRITE = `mutation ($id: ID!, $version: Int!) {
  answer: writeTariffChange(id: $id, version: $version) { ... on TariffChange { state } ... on Refused { code } } }`;

interface Amount {
  readonly amount: number;
}
interface Leg {
  readonly id: string;
  /** The service date: a night bus of the day before is priced by that. */
  readonly date: string;
  readonly operator: { readonly id: string };
  readonly boarding: { readonly stop: { readonly id: string } };
  readonly dropOff: { readonly stop: { readonly id: string } };
  readonly seatFare: { readonly fareKey: string; readonly local: Amount; readonly foreign: Amount };
  readonly seatMap: {
    readonly seats: readonly { readonly number: string; readonly state: string; readonly allowFemale: boolean }[];
  };
}
interface Booking {
  readonly id: string;
  readonly status: string;
  readonly total: Amount;
  readonly fees: readonly { readonly name: string; readonly amount: Amount }[];
  readonly legs: readonly { readonly parts: readonly { readonly id: string; readonly fare: Amount }[] }[];
  readonly payments: readonly { readonly state: string; readonly amount: Amount }[];
}
interface Cell {
  readonly fromZoneId: string;
  readonly toZoneId: string;
  readonly passengerType: string;
  readonly price: {
    readonly currency: string;
    readonly local: number;
    readonly foreign: number;
    /** Basis points. */
    readonly commission: number;
  };
}

const legsOn = async (date: string): Promise<Leg[]> => {
  type Found = { searchJourneys: { journeys: { legs: Leg[] }[] } };
  const { searchJourneys } = await site.ask<Found>(SEARCH, { date });
  const direct = searchJourneys.journeys.filter(({ legs }) => legs.length === 1).flatMap(({ legs }) => legs);
  return direct.filter((leg) => leg.date === date);
};

/** Prices of a leg's operator between its stops. */
async function cellsOf({ operator, boarding, dropOff }: Leg, day: string): Promise<Cell[]> {
  const pricing = site.subgraphs.transportOf('pricing');
  const zones = await site.rows<{ id: string; stop: string }>(
    'pricing',
    `select pricing_zone_id::text as id, stop_id::text as stop from pricing.zone_stop
      where operator_id = ${operator.id} and stop_id in (${boarding.stop.id}, ${dropOff.stop.id})`,
  );
  const zoneOf = (stop: { readonly id: string }) => zones.find((zone) => zone.stop === stop.id)?.id;
  const tariff = await ask<{ cells: Cell[] }>(pricing, admin, TARIFF, { operatorId: operator.id, day });
  return tariff.cells.filter(
    ({ fromZoneId, toZoneId }) => fromZoneId === zoneOf(boarding.stop) && toZoneId === zoneOf(dropOff.stop),
  );
}

const adultOf = (cells: readonly Cell[]) => cells.find(({ passengerType }) => passengerType === 'ADULT');

/** A ride on which an adult pays what the matrix says and nothing else, with its prices. */
async function plainLeg(date: string): Promise<{ leg: Leg; cells: Cell[] }> {
  for (const leg of await legsOn(date)) {
    const cells = await cellsOf(leg, date);
    const price = adultOf(cells)?.price;
    const { local, foreign } = leg.seatFare;
    const free = leg.seatMap.seats.filter(({ state, allowFemale }) => state === 'AVAILABLE' && allowFemale);
    if (price?.local === local.amount && price.foreign === foreign.amount && free.length >= 3) return { leg, cells };
  }
  throw new Error(`on ${date} every ride costs something else than its matrix says`);
}

/** Somebody who holds a booking, over GraphQL and over REST. */
class Buyer {
  constructor(
    readonly booking: Booking,
    private readonly token: string,
  ) {}

  asks<Answer>(document: string, more: object = {}): Promise<Answer> {
    const asker = { headers: { 'x-booking-token': this.token } };
    return site.ask<{ answer: Answer }>(document, { id: this.booking.id, ...more }, asker).then(({ answer }) => answer);
  }

  /** Total and lines, as REST answers them. */
  async overRest(): Promise<object> {
    const url = `/api/v1/bookings/${this.booking.id}`;
    const headers = { 'x-booking-token': this.token };
    const response = await site.gateway.inject({ method: 'GET', url, headers });
    const { total, lines } = response.json<{ result: { total: number; lines: object[] }[] }>().result[0]!;
    return { total, lines };
  }
}

/** Who travels: a national, a visitor, and a visitor's child, so that each has a price of his own. */
const PARTY = [
  { title: 'MS', nationality: 'LOCAL', passengerType: 'ADULT' },
  { title: 'MS', nationality: 'FOREIGN', passengerType: 'ADULT' },
  { title: 'MS', nationality: 'FOREIGN', passengerType: 'CHILD' },
] as const;

async function holds({ id: legId, seatMap }: Leg): Promise<Buyer> {
  const free = seatMap.seats.filter(({ state, allowFemale }) => state === 'AVAILABLE' && allowFemale);
  const seats = PARTY.map((person, nth) => ({ ...person, seatNumber: free[nth]!.number }));
  type Held = { accessToken: string; booking: Booking };
  const { answer } = await site.ask<{ answer: Held }>(HOLD, { input: { legs: [{ legId, seats }] } });
  const buyer = new Buyer(answer.booking, answer.accessToken);
  const passengers = seats.map((person) => ({ ...person, firstName: 'Sophea', lastName: 'Chan' }));
  const contact = { email: 'sophea@example.com', mobileNumber: '+855 12 345 678' };
  expect(await buyer.asks(PASSENGERS, { passengers, contact })).not.toHaveProperty('code');
  return buyer;
}

/** Staff write a change of an operator's tariff that holds from a day on. */
async function changes(operatorId: string, effectiveFrom: string, operations: readonly object[]): Promise<void> {
  const pricing = site.subgraphs.transportOf('pricing');
  const input = { effectiveFrom, operations };
  const draft = await done<{ id: string; version: number }>(pricing, admin, DRAFT, { operatorId, input });
  expect(await done(pricing, admin, WRITE, draft)).toEqual({ state: 'applied' });
}

const matrixBy = (more: number, cells: readonly Cell[]) =>
  cells.map(({ price, ...cell }) => ({
    ...{ ...cell, kind: 'PUT_PRICE' },
    price: {
      ...{ currency: price.currency, local: price.local + more, foreign: price.foreign + more },
      commission: price.commission + 500,
    },
  }));

const ruleBy = (more: number, cells: readonly Cell[], { seatFare }: Leg) => {
  const { local, foreign } = adultOf(cells)!.price;
  return [
    {
      kind: 'PUT_RULE',
      rule: {
        ...{ routeTimingId: parseFareKey(seatFare.fareKey)!.routeTimingId, status: 'ACTIVE', priority: 100 },
        ...{ local: local + more, nonLocal: foreign + more, originalLocal: local, originalNonLocal: foreign },
        ...{ isDayOfWeekDependent: false, daysOfWeek: [] },
      },
    },
  ];
};

/** Lines of statements by kind, minor units. */
const statedOf = async ({ booking }: Buyer): Promise<Record<string, number>> => {
  const rows = await site.rows<{ kind: string; amount: number }>(
    'booking',
    `select kind, sum(amount)::int as amount from booking.settlement_line
      where booking_id = ${booking.id} group by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
};

const priceOf = ({ total, fees, legs }: Booking) => ({ total, fees, legs });

test.each([
  ['its matrix made dearer', '2026-11-25', 500, matrixBy],
  ['a rule that makes it dearer', '2026-12-02', 250, ruleBy],
  ['its matrix made cheaper', '2026-12-09', -100, matrixBy],
])(
  'what is held costs what it did, to its payer, line by line, over REST and on the statement: %s',
  async (_, date, more, operations) => {
    const { leg, cells } = await plainLeg(date);
    const adult = adultOf(cells)!.price;
    const buyer = await holds(leg);
    const { booking } = buyer;
    const parts = booking.legs.flatMap((each) => each.parts);
    expect(parts.slice(0, 2).map(({ fare }) => fare.amount)).toEqual([adult.local, adult.foreign]);
    const told = await buyer.overRest();

    await changes(leg.operator.id, date, operations(more, cells, leg));
    const now = (await legsOn(date)).find(({ id }) => id === leg.id)!.seatFare;
    expect([now.local.amount, now.foreign.amount]).toEqual([adult.local + more, adult.foreign + more]);

    const expectedTotal = booking.total.amount;
    const { payment } = await buyer.asks<{ payment: { reference: string; amount: Amount } }>(PAY, { expectedTotal });
    expect(payment.amount.amount).toBe(expectedTotal);
    await done(site.subgraphs.transportOf('booking'), admin, documents.decide, { id: payment.reference });
    const sold = await buyer.asks<Booking>(ONE);
    expect(priceOf(sold)).toEqual(priceOf(booking));
    expect(sold).toMatchObject({ status: 'BOOKED', payments: [{ state: 'SETTLED', amount: booking.total }] });
    expect(await buyer.overRest()).toEqual(told);

    site.clock.set(`${date}T23:59:00+07:00`);
    site.clock.advance({ minutes: 24 * 60 });
    for (const job of ['end-rides', 'settle']) await site.subgraphs.transportOf('booking').runJob(job);
    const fares = parts.map(({ fare }) => fare.amount);
    const kept = fares.map((fare) => percentOf(fare, adult.commission, 'USD'));
    const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
    expect(await statedOf(buyer)).toEqual({ FARE: sum(fares), COMMISSION: -sum(kept) });
  },
);
