import { call } from '../access/call.js';
import { type BookingResult, freeSeats, type JourneyRow, RestClient, tokenOf } from './rest-client.js';

/** How a buyer pays; what the sandbox then does. */
const ENDINGS = ['approve', 'approve', 'approve', 'pay_on_boarding', 'decline', 'cancel', 'late', 'walk away'] as const;

/** What one buyer knows after his attempt: the booking, if a seat was held. */
export interface Attempt {
  readonly booking: BookingResult | undefined;
  readonly ending: (typeof ENDINGS)[number];
}

/** Headers that say who asks. */
type Headers = Readonly<Record<string, string>>;

/** Where a buyer goes, what he has and wants beside the seat, and how he pays. */
interface Errand {
  readonly journey: JourneyRow;
  readonly seat: string;
  readonly code: string | undefined;
  readonly takesAddOn: boolean;
  /** Who pays a part with points: their account's. */
  readonly member: Headers | undefined;
  readonly ending: Attempt['ending'];
}

/** What some of the buyers use: a code every third, an add-on every fifth, points these and their neighbours. */
interface Extras {
  readonly code?: string;
  readonly addOns?: boolean;
  /** The account whose points they are, signed in. */
  readonly member?: Headers;
}

/** What a buyer pays with points, if there are so many. */
export const POINTS = 200;

/** A server that was killed answers nobody (fetch: TypeError, of another realm inside jest); all else is an answer. */
export const unlessKilled = (error: unknown): undefined => {
  if ((error as Error).name === 'TypeError') return undefined;
  throw error;
};

/** Holds the seat; who comes too late for the code buys without it. */
async function holds(client: RestClient, { journey, seat, code }: Errand): Promise<BookingResult | undefined> {
  const asked = (coupon_code?: string) => client.hold(journey, [seat], {}, { coupon_code }).catch(unlessKilled);
  const first = await asked(code);
  const held = first?.body.error_details?.code === 'COUPON_USED_UP' ? await asked() : first;
  return held?.status === 200 ? held.body.result[0] : undefined;
}

/** One of the first add-on there is, on each seat. */
async function takeAddOn(client: RestClient, booking: BookingResult): Promise<void> {
  const offers = await client.addOnOffers(booking).catch(unlessKilled);
  const [offer] = offers?.status === 200 ? offers.body.result : [];
  if (offer === undefined) return;
  const chosen = offer.seats.map(({ part_id }) => ({ add_on_id: offer.id, part_id, quantity: 1 }));
  await client.setAddOns(booking, chosen).catch(unlessKilled);
}

/** Pays a part with points; who comes too late for them pays all of it. */
async function usePoints(client: RestClient, booking: BookingResult, member: Headers): Promise<void> {
  const variables = { bookingId: booking.id, points: POINTS };
  await call(client, 'Mutation.usePoints', variables, { ...member, ...tokenOf(booking) }).catch(unlessKilled);
}

async function attempt({ url }: RestClient, errand: Errand): Promise<Attempt> {
  const { ending, member } = errand;
  const client = new RestClient(url, member);
  const booking = await holds(client, errand);
  if (booking !== undefined && errand.takesAddOn) await takeAddOn(client, booking);
  if (booking !== undefined && member !== undefined) await usePoints(client, booking, member);
  if (booking === undefined || ending === 'walk away') return { booking, ending };
  const payment = await client.pay(booking, ending === 'pay_on_boarding' ? ending : 'card').catch(unlessKilled);
  const payUrl = payment?.status === 200 ? payment.body.result.pay_url : undefined;
  if (payUrl) await client.decide(payUrl, ending).catch(unlessKilled);
  if (ending === 'approve' || ending === 'pay_on_boarding') await client.confirm(booking).catch(unlessKilled);
  return { booking, ending };
}

/** What there is to buy on a day ('YYYY-MM-DD'), spread over its departures, without an end. */
export async function errandsOf(
  client: RestClient,
  date: string,
  { code, addOns = false, member }: Extras = {},
): Promise<Iterator<Errand, never>> {
  const rows = await client.journeys('phnom-penh', 'siem-reap', date);
  const journeys = rows.filter(({ connecting }) => connecting === 0);
  const seats = await Promise.all(journeys.map((journey) => client.seats(journey)));
  const offers = journeys.flatMap((journey, index) => freeSeats(seats[index] ?? []).map((seat) => ({ journey, seat })));
  return (function* (): Generator<Errand, never> {
    for (let index = 0; ; index++)
      yield {
        ...offers[(index * 7) % offers.length]!,
        ending: ENDINGS[index % ENDINGS.length]!,
        code: index % 3 === 0 ? code : undefined,
        takesAddOn: addOns && index % 5 === 0,
        member: index % 5 < 2 ? member : undefined,
      };
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
      attempts.push(await attempt(client, errands.next().value));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, buyer));
  return attempts;
}
