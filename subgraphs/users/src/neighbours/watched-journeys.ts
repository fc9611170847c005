import type { Currency, Money } from '@naga/kernel/money.js';
import { money } from '@naga/kernel/money.js';
import { formatOffer } from '@naga/kernel/offer.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { claimedSeats } from './booking.js';
import { journeysOf, type WatchedDay, type WatchedRide } from './catalogue.js';
import { WatchedFaresDocument } from './pricing.generated.js';

/** A ride with how many of its seats nobody can buy now. */
export interface ClaimedRide extends WatchedRide {
  readonly claimed: number;
}

/** The traveller's own search (catalogue) with the seats that are claimed (booking): each journey as its rides. */
export async function watchedJourneys(context: SubgraphContext, day: WatchedDay): Promise<ClaimedRide[][]> {
  const journeys = await journeysOf(context, day);
  const segments = journeys.flat().map(({ segment }) => segment);
  const claimed = (await claimedSeats(context, segments)).values();
  return journeys.map((rides) => rides.map((ride) => ({ ...ride, claimed: claimed.next().value ?? 0 })));
}

/** A day, and whose prices are watched. */
interface WatchedFare extends WatchedDay {
  readonly nationalOf: string | null;
  /** What is sold in it alone; left out: what is cheapest in any currency. */
  readonly currency?: string;
}

/** What one adult pays at least, fee included, of the journeys with a free seat; undefined where none has a price. */
export async function lowestFareOn(
  context: SubgraphContext,
  { nationalOf, currency, ...day }: WatchedFare,
): Promise<Money | undefined> {
  const journeys = await watchedJourneys(context, day);
  const offers = journeys
    .filter((rides) => rides.every(({ seats, claimed }) => claimed < seats))
    .map((rides) => formatOffer(rides.map((ride) => ({ ...ride, date: travelDate(ride.segment.date) }))));
  if (offers.length === 0) return undefined;
  const { neighbours, viewer } = context;
  const { lowestFares } = await neighbours.ask(
    'pricing',
    WatchedFaresDocument,
    { offers: [offers], nationalOf, ...(currency !== undefined && { currency }) },
    viewer,
  );
  const [fare] = lowestFares;
  return fare ? money(fare.amount, fare.currency as Currency) : undefined;
}
