import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import { inSlices } from '@naga/server-kit/process/in-slices.js';
import { SoldSeatsDocument } from '../neighbours/booking.generated.js';
import {
  PricedRunsDocument,
  PricedSchedulesDocument,
  SearchedRidesDocument,
} from '../neighbours/catalogue.generated.js';
import { triedTariffs, type Tried } from './tried-tariffs.queries.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { changeWithin } from '../tariff-change/tariff-changes.queries.js';
import { today } from '../tariff-change/today.js';
import { type Replay, replay, type ReplayCase } from './replay.js';
import type { ReplayPart } from './replay-part.rules.js';
import { departureCases, saleCases, searchCases } from './replay-cases.js';

/** Cases that one part looks at; beyond it is said to be cut. About a second of work, in slices. */
export const MOST_CASES = 100_000;
/** Rides, or groups of seats, that a neighbour is asked for. */
const MOST_ASKED = 20_000;

export interface ChangeReplay extends Replay {
  /** Days of search or sale, or of travel, both included. */
  readonly from: TravelDate;
  readonly to: TravelDate;
}

interface Asked {
  readonly cases: Iterable<ReplayCase>;
  readonly isCut: boolean;
}

type Source = (context: PricingContext, tried: Tried, from: TravelDate, days: number) => Promise<Asked>;

const SOURCES: Readonly<Record<ReplayPart, Source>> = {
  async SEARCHES({ neighbours, viewer }, { operatorId }, _, days) {
    const asked = { operatorId, days, most: MOST_ASKED };
    const { searchedRides } = await neighbours.ask('catalogue', SearchedRidesDocument, asked, viewer);
    return { cases: searchCases(searchedRides.rides), isCut: searchedRides.isCut };
  },
  async SALES({ neighbours, viewer }, { operatorId }, _, days) {
    const asked = { operatorId, days, most: MOST_ASKED };
    const [{ soldSeats }, { pricedSchedules }] = await Promise.all([
      neighbours.ask('booking', SoldSeatsDocument, asked, viewer),
      neighbours.ask('catalogue', PricedSchedulesDocument, { operatorId }, viewer),
    ]);
    return { cases: saleCases(operatorId, soldSeats, pricedSchedules), isCut: soldSeats.length === MOST_ASKED };
  },
  async DEPARTURES({ neighbours, viewer }, { operatorId, ...tariffs }, from, days) {
    const { pricedRuns } = await neighbours.ask('catalogue', PricedRunsDocument, { operatorId, from, days }, viewer);
    return { cases: departureCases(pricedRuns, from, days, tariffs), isCut: false };
  },
};

/** Departures are looked at from the first day on which the change will hold. */
function firstDayOf(part: ReplayPart, now: TravelDate, effectiveFrom: string, days: number): TravelDate {
  if (part !== 'DEPARTURES') return addDays(now, 1 - days);
  return effectiveFrom > now ? (effectiveFrom as TravelDate) : now;
}

/** Both as who buys today would pay: by the days to go, as nobody knows how many seats will be left. */
function asOfNow({ clock }: PricingContext, { before, after }: Tried): Pick<Tried, 'before' | 'after'> {
  const moment = { today: today(clock), claimed: new Map<string, number>() };
  return { before: before.at(moment), after: after.at(moment) };
}

/** What a change would do; null out of reach, and for one that holds already or never will. */
export async function replayChange(
  context: PricingContext,
  changeId: string,
  part: ReplayPart,
  days: number,
): Promise<ChangeReplay | null> {
  const change = await changeWithin(context, 'pricing.ask', changeId);
  if (change === undefined || (change.state !== 'draft' && change.state !== 'waiting')) return null;
  const tried = await triedTariffs(context, change);
  const from = firstDayOf(part, today(context.clock), change.effectiveFrom, days);
  const { cases, isCut } = await SOURCES[part](context, tried, from, days);
  const outcome = await inSlices(replay(part === 'DEPARTURES' ? asOfNow(context, tried) : tried, cases, MOST_CASES));
  return { ...outcome, isCut: outcome.isCut || isCut, from, to: addDays(from, days - 1) };
}
