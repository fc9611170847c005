import assert from 'node:assert/strict';
import { type JourneyRow, RestClient } from '../../e2e/harness/rest-client.js';
import { booksOf } from '../../e2e/harness/database.js';
import { unsoundBooks } from '../../e2e/harness/unsound-books.js';
import { type Offer, offersOf } from './holds/offers.js';
import { byClients } from './measure/load.js';
import { inPairs } from './measure/pairs.js';
import { median, spread } from './measure/statistics.js';
import { searches } from './questions.js';
import type { Finding } from './report.js';
import { agencyOwner } from './sales/agency.js';
import { race } from './sales/race.js';
import { type Buyer, hold, payForTicket } from './sales/to-the-ticket.js';
import { HttpClient } from './servers/http-client.js';
import { type Standalone, startStandalone } from './servers/standalone.js';

const LEVELS: readonly (readonly [clients: number, count: number])[] = [
  [1, 40],
  [10, 120],
  [50, 120],
];
const ROUNDS = 6;
const BUYERS = 100;
/** One buyer in so many pays out of a balance, the others by card. */
const BY_BALANCE = 4;

/** From a hold to the ticket by card, beside the hold alone; and a hundred buyers who want tickets of one departure. */
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
    yield* await races(server, apart, others);
  } finally {
    await server.end();
  }
}

const toTheTicket = async (buyer: Buyer, offer: Offer): Promise<void> =>
  payForTicket(buyer, await hold(buyer.client, offer), offer.seat);

async function atLevel(client: RestClient, offers: Offer[], clients: number, count: number): Promise<Finding> {
  const rate = (work: (offer: Offer) => Promise<unknown>) => async (): Promise<number> => {
    const { seconds } = await byClients(clients, count, () => work(offers.pop()!));
    return count / seconds;
  };
  const { a, b } = await inPairs(
    rate((offer) => toTheTicket({ client, method: 'card' }, offer)),
    rate((offer) => hold(client, offer)),
    ROUNDS - 1,
  );
  return {
    what: `Hold, card, approved by the provider, ticket, ${clients} client${clients === 1 ? '' : 's'}`,
    ours: `${median(a).toFixed(0)} tickets a second`,
    beside: `the hold alone ${median(b).toFixed(0)}; ratio ${spread(a.map((each, index) => each / b[index]!))}`,
  };
}

/** The largest departures, which nobody else buys of; the rest of the offers. */
function setApart(offers: readonly Offer[]): { apart: JourneyRow[]; others: Offer[] } {
  const departures = new Map(offers.map(({ journey }) => [keyOf(journey), journey]));
  const bySize = [...departures.values()].sort((one, two) => two.seats_available - one.seats_available);
  const apart = bySize.slice(0, ROUNDS);
  const taken = new Set(apart.map(keyOf));
  return { apart, others: offers.filter(({ journey }) => !taken.has(keyOf(journey))) };
}

async function races(server: Standalone, apart: JourneyRow[], others: Offer[]): Promise<Finding[]> {
  const [guest, owner] = [new RestClient(server.url), await agencyOwner(server.url)];
  const buyers = Array.from({ length: BUYERS }, (_, nth): Buyer =>
    nth % BY_BALANCE === 0 ? { client: owner, method: 'agent_balance' } : { client: guest, method: 'card' },
  );
  let seats = 0;
  const { a, b } = await inPairs(
    async () => {
      const result = await race(buyers, apart.pop()!);
      assert.deepEqual(await unsoundBooks(booksOf(server.dataDir)), {});
      seats = result.seats;
      return result;
    },
    async () => {
      const inTurn = (nth: number) => toTheTicket(buyers[nth]!, others.pop()!);
      return (await byClients(seats, seats, inTurn)).seconds;
    },
    ROUNDS - 1,
  );
  const of = (numbers: readonly number[]): string => spread(numbers, 0);
  const refused = [...new Set(a.flatMap(({ refusals }) => [...refusals.keys()]))].map(
    (code) => `${code} ${of(a.map(({ refusals }) => refusals.get(code) ?? 0))}`,
  );
  return [
    {
      what: `${BUYERS} buyers race over one departure until each of its ${of(a.map((each) => each.seats))} seats has its paid ticket, one in ${BY_BALANCE} out of an agency’s balance`,
      ours: `${spread(a.map(({ seconds }) => seconds))} s`,
      beside: `as many tickets, nobody in another’s way ${spread(b)} s; ratio ${spread(a.map(({ seconds }, nth) => seconds / b[nth]!))}`,
    },
    {
      what: 'The same: until the last seat is held; holds refused, by code; who came too late',
      ours: `${spread(a.map(({ held }) => held))} s; ${refused.join(', ')}; ${of(a.map(({ late }) => late))}`,
      beside: 'no seat twice, nothing paid or ticketed for nothing, books balanced',
    },
  ];
}

const keyOf = ({ route_schedule_id, date }: JourneyRow): string => `${route_schedule_id}@${date}`;
