import { type DemandFacts, demandPercent } from '@naga/kernel/demand.js';
import type { FareKey } from '@naga/kernel/fare-key.js';
import { dayNumber, type TravelDate } from '@naga/kernel/travel-date.js';
import { demandSource } from '../tariff/sources.js';
import { byLatest } from '../tariff-operation/timeline.rules.js';
import { type DemandRow, demandReason } from './demand.rules.js';

/** When somebody asks, and what he knows of claimed seats. */
export interface Moment {
  /** Where the departure's stops are, which day it is. */
  readonly today: TravelDate;
  /** Claimed seats by claimKey; where there is none nobody knows. */
  readonly claimed: ReadonlyMap<string, number>;
}

/** Where seats of a ride are claimed, as Moment.claimed names it. */
export const claimKey = ({ ridden }: FareKey, date: TravelDate): string =>
  ridden === undefined ? '' : `${ridden.routeScheduleId}@${date}:${ridden.from}-${ridden.to}`;

/** A price in percent of what it was, and why. */
export interface DemandTold {
  readonly percent: number;
  readonly source: string;
}

const timelineKey = (operatorId: string, routeId: string | null): string => `${operatorId} ${routeId ?? '-'}`;

function factsOf(key: FareKey, date: TravelDate, moment: Moment): DemandFacts {
  const claimed = moment.claimed.get(claimKey(key, date));
  const all = key.ridden?.seats ?? 0;
  return {
    days: Math.max(0, dayNumber(date) - dayNumber(moment.today)),
    seats: claimed === undefined ? undefined : { left: Math.max(0, all - claimed), all },
  };
}

/** How demand moves prices in one generation of a tariff: not at all, unless an operator says so. */
export class DemandBook {
  readonly #timelines: ReadonlyMap<string, readonly DemandRow[]>;

  constructor(rows: readonly DemandRow[]) {
    const timelines = Map.groupBy(rows, ({ operatorId, routeId }) => timelineKey(operatorId, routeId));
    this.#timelines = new Map([...timelines].map(([key, all]) => [key, all.toSorted(byLatest)]));
  }

  get isEmpty(): boolean {
    return this.#timelines.size === 0;
  }

  /** What it makes of a ride's price; undefined where it leaves it. */
  on(key: FareKey, date: TravelDate, moment: Moment | undefined): DemandTold | undefined {
    const row = moment && this.#held(key, date);
    if (row === undefined) return undefined;
    const facts = factsOf(key, date, moment!);
    const percent = demandPercent(row, facts);
    return percent === undefined
      ? undefined
      : { percent, source: demandSource(demandReason(row, facts), percent, row.version) };
  }

  /** Whether it has to be known how many seats of a ride are left. */
  asksSeats(key: FareKey, date: TravelDate): boolean {
    return key.ridden !== undefined && this.#held(key, date)?.steps.some(({ kind }) => kind === 'LEFT') === true;
  }

  /** That of the route, else that of its operator. */
  #held({ operatorId, routeId }: FareKey, date: TravelDate): DemandRow | undefined {
    if (this.isEmpty) return undefined;
    return (
      heldOn(this.#timelines.get(timelineKey(operatorId, routeId)), date) ??
      heldOn(this.#timelines.get(timelineKey(operatorId, null)), date)
    );
  }
}

function heldOn(timeline: readonly DemandRow[] | undefined, date: TravelDate): DemandRow | undefined {
  const row = timeline?.find(({ effectiveFrom }) => effectiveFrom == null || effectiveFrom <= date);
  return row?.sold === false ? undefined : row;
}
