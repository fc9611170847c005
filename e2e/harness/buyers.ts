import { type BookingResult, freeSeats, type JourneyRow, type RestClient } from './rest-client.js';

/** How a buyer pays; what the sandbox then does. */
const ENDINGS = ['approve', 'approve', 'approve', 'pay_on_boarding', 'decline', 'cancel', 'late', 'walk away'] as const;

/** What one buyer knows after his attempt: the booking, if a seat was held. */
export interface Attempt {
  readonly booking: BookingResult | undefined;
  readonly ending: (typeof ENDINGS)[number];
}

/** A server that was killed answers nobody (fetch: TypeError, of another realm inside jest); all else is an answer. */
export const unlessKilled = (error: unknown): undefined => {
  if ((error as Error).name === 'TypeError') return undefined;
  throw error;
};

async function attempt(
  client: RestClient,
  journey: JourneyRow,
  seat: string,
  ending: Attempt['ending'],
): Promise<Attempt> {
  const held = await client.hold(journey, [seat]).catch(unlessKilled);
  const booking = held?.status === 200 ? held.body.result[0] : undefined;
  if (booking === undefined || ending === 'walk away') return { booking, ending };
  const payment = await client.pay(booking, ending === 'pay_on_boarding' ? ending : 'card').catch(unlessKilled);
  const payUrl = payment?.status === 200 ? payment.body.result.pay_url : undefined;
  if (payUrl) await client.decide(payUrl, ending).catch(unlessKilled);
  if (ending === 'approve' || ending === 'pay_on_boarding') await client.confirm(booking).catch(unlessKilled);
  return { booking, ending };
}

/** Where a buyer goes and how he pays. */
interface Errand {
  readonly journey: JourneyRow;
  readonly seat: string;
  readonly ending: Attempt['ending'];
}

/** What there is to buy on a day ('YYYY-MM-DD'), spread over its departures, without an end. */
export async function errandsOf(client: RestClient, date: string): Promise<Iterator<Errand, never>> {
  const rows = await client.journeys('phnom-penh', 'siem-reap', date);
  const journeys = rows.filter(({ connecting }) => connecting === 0);
  const seats = await Promise.all(journeys.map((journey) => client.seats(journey)));
  const offers = journeys.flatMap((journey, index) => freeSeats(seats[index] ?? []).map((seat) => ({ journey, seat })));
  return (function* (): Generator<Errand, never> {
    for (let index = 0; ; index++)
      yield { ...offers[(index * 7) % offers.length]!, ending: ENDINGS[index % ENDINGS.length]! };
  })();
}

/** So many buyers on these errands, `atOnce` of them at a time. */
export async function buyMany(
  client: RestClient,
  errands: Iterator<Errand, never>,
  { count, atOnce }: { readonly count: number; readonly atOnce: number },
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  let begun = 0;
  const buyer = async () => {
    while (begun++ < count) {
      const { journey, seat, ending } = errands.next().value;
      attempts.push(await attempt(client, journey, seat, ending));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, buyer));
  return attempts;
}
