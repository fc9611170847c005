import type { TravelDate } from '@naga/kernel/travel-date.js';
import DataLoader from 'dataloader';
import { ClaimedSeatsDocument } from '../neighbours/booking.generated.js';
import { today } from '../tariff-change/today.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import type { Tariff } from '../tariff/tariff.js';
import { claimKey } from './demand-book.js';

/** A ride whose price may follow its seats. */
export interface AskedRide {
  readonly fareKey: string;
  readonly date: TravelDate;
}

interface Segment {
  readonly routeScheduleId: string;
  readonly date: TravelDate;
  readonly boardingPosition: number;
  readonly dropOffPosition: number;
}

const loaders = new WeakMap<PricingContext, DataLoader<Segment, number, string>>();

/** One question to booking for all rides that one request asks about. */
function loaderOf(context: PricingContext): DataLoader<Segment, number, string> {
  const { neighbours, viewer } = context;
  const known = loaders.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<Segment, number, string>(
    async (segments) =>
      (await neighbours.ask('booking', ClaimedSeatsDocument, { segments: [...segments] }, viewer)).claimedSeats,
    { cacheKeyFn: (one) => `${one.routeScheduleId}@${one.date}:${one.boardingPosition}-${one.dropOffPosition}` },
  );
  loaders.set(context, loader);
  return loader;
}

/**
 * The tariff as it is now for these rides: what is claimed of them is asked of booking where an operator lets prices follow
 * it, and of nobody else's rides. Throws where booking does not answer: a price is not guessed.
 */
export async function tariffNow(context: PricingContext, rides: readonly AskedRide[]): Promise<Tariff> {
  const { current } = context.services.tariff;
  if (current.isSteady) return current;
  const asked = rides.flatMap(({ fareKey, date }) => {
    const key = current.asksSeats(fareKey, date);
    return key === undefined ? [] : [[key, date] as const];
  });
  const counts = await Promise.all(
    asked.map(([{ ridden }, date]) => {
      const { routeScheduleId, from, to } = ridden!;
      return loaderOf(context).load({ routeScheduleId, date, boardingPosition: from, dropOffPosition: to });
    }),
  );
  const claimed = new Map(asked.map(([key, date], at) => [claimKey(key, date), counts[at]!]));
  return current.at({ today: today(context.clock), claimed });
}
