import assert from 'node:assert/strict';
import { type BookingResult, freeSeats, type JourneyRow, RestClient } from '../../e2e/harness/rest-client.js';
import { type Offer, offersOf } from './holds/offers.js';
import { byClients } from './measure/load.js';
import { inPairs } from './measure/pairs.js';
import { median, spread } from './measure/statistics.js';
import { searches } from './questions.js';
import type { Finding } from './report.js';
import { HttpClient } from './servers/http-client.js';
import { startStandalone } from './servers/standalone.js';

const LEVELS: readonly (readonly [clients: number, count: number])[] = [
  [1, 40],
  [10, 120],
  [50, 120],
];
const ROUNDS = 6;
const BUYERS = 100;

/** From a hold to the ticket by card, beside the hold alone; and a hundred buyers who want one departure. */
export async function* sales(): AsyncGenerator<Finding> {
  const server = await startStandalone(1, 'any');
  try {
    const asking = new HttpClient(server.url);
    const questions = await searches(asking);
    const seats = LEVELS.reduce((sum, [, count]) => sum + count, 0) * 2 * ROUNDS + 2 * BUYERS * ROUNDS;
    const { apart, others } = setApart(await offersOf(server.url, questions, seats));
    await asking.close();
    const client = new RestClient(server.url);
    for (const [clients, count] of LEVELS) yield await atLevel(client, others, clients, count);
    yield await races(client, apart, others);
  } finally {
    await server.end();
  }
}

async function atLevel(client: RestClient, offers: Offer[], clients: number, count: number): Promise<Finding> {
  const rate = (work: (offer: Offer) => Promise<unknown>) => async (): Promise<number> => {
    const { seconds } = await byClients(clients, count, () => work(offers.pop()!));
    return count / seconds;
  };
  const { a, b } = await inPairs(
    rate((offer) => toTheTicket(client, offer)),
    rate((offer) => hold(client, offer)),
    ROUNDS - 1,
  );
  return {
    what: `Hold, card, approved by the provider, ticket, ${clients} client${clients === 1 ? '' : 's'}`,
    ours: `${median(a).toFixed(0)} tickets a second`,
    beside: `the hold alone ${median(b).toFixed(0)}; ratio ${spread(a.map((each, index) => each / b[index]!))}`,
  };
}

async function hold(client: RestClient, { journey, seat }: Offer): Promise<BookingResult> {
  const { body } = await client.hold(journey, [seat]);
  const booking = body.result?.[0];
  assert.equal(booking?.booking_status, 'blocked', JSON.stringify(body));
  return booking;
}

async function toTheTicket(client: RestClient, offer: Offer): Promise<void> {
  const booking = await hold(client, offer);
  const { body } = await client.pay(booking, 'card');
  await client.decide(body.result.pay_url!, 'approve');
  const [sold] = (await client.confirm(booking)).body.result;
  assert.equal(sold?.booking_status, 'booked');
  assert.equal(sold.tickets.length, 1);
}

interface Race {
  readonly seconds: number;
  readonly seats: number;
  readonly refusals: number;
}

/** Everybody takes a seat he sees free, and looks again when somebody was faster, until there is none. */
async function race(client: RestClient, journey: JourneyRow): Promise<Race> {
  const sold: string[] = [];
  let refusals = 0;
  const free = async (): Promise<readonly string[]> => freeSeats(await client.seats(journey));
  const all = await free();
  const buyer = async (): Promise<void> => {
    for (let seats = all; seats.length > 0; seats = await free()) {
      const seat = seats[Math.floor(Math.random() * seats.length)]!;
      const { status, body } = await client.hold(journey, [seat]);
      if (status === 200) {
        sold.push(seat);
        return;
      }
      assert.equal(body.error_details.code, 'SEATS_TAKEN');
      refusals++;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  const seconds = (performance.now() - start) / 1000;
  assert.deepEqual(sold.toSorted(), all.toSorted(), 'every seat is sold, and none twice');
  return { seconds, seats: sold.length, refusals };
}

/** The largest departures, which nobody else buys of; the rest of the offers. */
function setApart(offers: readonly Offer[]): { apart: JourneyRow[]; others: Offer[] } {
  const departures = new Map(offers.map(({ journey }) => [keyOf(journey), journey]));
  const bySize = [...departures.values()].sort((one, two) => two.seats_available - one.seats_available);
  const apart = bySize.slice(0, ROUNDS);
  const taken = new Set(apart.map(keyOf));
  return { apart, others: offers.filter(({ journey }) => !taken.has(keyOf(journey))) };
}

async function races(client: RestClient, apart: JourneyRow[], others: Offer[]): Promise<Finding> {
  let seats = 0;
  const { a, b } = await inPairs(
    async () => {
      const result = await race(client, apart.pop()!);
      seats = result.seats;
      return result;
    },
    async () => (await byClients(seats, seats, () => hold(client, others.pop()!))).seconds,
    ROUNDS - 1,
  );
  const of = (numbers: readonly number[]): string => spread(numbers, 0);
  return {
    what: `${BUYERS} buyers race over one departure until it is full: ${of(a.map((each) => each.seats))} seats, none twice`,
    ours: `${spread(a.map(({ seconds }) => seconds))} s, ${of(a.map(({ refusals }) => refusals))} times somebody was faster`,
    beside: `as many seats, nobody in another’s way ${spread(b)} s`,
  };
}

const keyOf = ({ route_schedule_id, date }: JourneyRow): string => `${route_schedule_id}@${date}`;
