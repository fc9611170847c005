import { parseFareKey } from '@naga/kernel/fare-key.js';
import type { Currency } from '@naga/kernel/money.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { fareOf, type Nationality, type PassengerType } from '../price/price.rules.js';
import type { SeatPrice, Tariff } from '../tariff/tariff.js';
import { kindOf, type ReplayKind } from './replay-kind.rules.js';
import { type Revenue, RevenueSums } from './revenue.rules.js';

/** One seat that was searched or sold, or could be. */
export interface ReplayCase {
  readonly fareKey: string;
  readonly date: TravelDate;
  readonly nationality: Nationality;
  readonly passengerType: PassengerType;
  /** How many searches, or seats, it stands for. */
  readonly weight: number;
  /** A leg of a journey with a change: its price was a part of what was shown. */
  readonly isOfConnection?: boolean;
  /** What these seats were sold at, in minor units; undefined of what was not sold. */
  readonly soldAt?: { readonly currency: Currency; readonly fares: number };
}

/** Cases alike: on one route, between two zones, for the same passengers, at the same two prices. */
export interface ReplayRow {
  readonly kind: ReplayKind;
  readonly routeId: string;
  readonly from: string;
  readonly to: string;
  readonly passengerType: PassengerType;
  readonly nationality: Nationality;
  /** The first of them: its day of travel and its two prices, explained. */
  readonly date: TravelDate;
  readonly before: PricedSeat | undefined;
  readonly after: PricedSeat | undefined;
  cases: number;
  weight: number;
}

export interface Replay {
  readonly caseCount: number;
  /** How many of them are legs of journeys with a change. */
  readonly connectionCaseCount: number;
  /** There were more cases than are looked at. */
  readonly isCut: boolean;
  readonly counts: ReadonlyMap<ReplayKind, { cases: number; weight: number }>;
  readonly rows: readonly ReplayRow[];
  readonly revenue: readonly Revenue[];
}

/** Of each kind: what comes behind them touches few. */
const SHOWN = 10;
/** After so many somebody else may have his turn, where the work is done in slices. */
const STEP = 256;

/** A seat's price with what it comes to. */
export interface PricedSeat extends SeatPrice {
  readonly fare: number;
}

const priced = (price: SeatPrice | undefined): PricedSeat | undefined =>
  price && { ...price, fare: fareOf(price.stages) };

/** What it comes to for travellers together: those rows are shown first. */
function effectOf({ before, after, weight }: ReplayRow): number {
  return Math.abs((after?.fare ?? 0) - (before?.fare ?? 0)) * weight;
}

/** The rows of each kind that matter most. */
function shownRows(rows: Iterable<ReplayRow>): ReplayRow[] {
  const ofKinds = Map.groupBy(rows, ({ kind }) => kind);
  return [...ofKinds.values()].flatMap((alike) =>
    alike.toSorted((a, b) => effectOf(b) - effectOf(a) || b.weight - a.weight).slice(0, SHOWN),
  );
}

/** Rows are told apart by what they show. */
class Rows {
  readonly #rows = new Map<string, ReplayRow>();

  add(one: ReplayCase, kind: ReplayKind, prices: Pick<ReplayRow, 'before' | 'after'>, tariffs: Tariffs): void {
    const { fareKey, date, nationality, passengerType, weight } = one;
    const zones = (tariffs.after.zonesOf(fareKey, date, passengerType) ??
      tariffs.before.zonesOf(fareKey, date, passengerType))!;
    const { routeId } = parseFareKey(fareKey)!;
    const amounts = [prices.before, prices.after].map((price) => `${price?.currency} ${price?.fare}`);
    const key = [routeId, zones.from, zones.to, passengerType, nationality, ...amounts].join('|');
    const known = this.#rows.get(key);
    if (known === undefined)
      this.#rows.set(key, { kind, routeId, ...zones, passengerType, nationality, date, ...prices, cases: 1, weight });
    else {
      known.cases += 1;
      known.weight += weight;
    }
  }

  get shown(): ReplayRow[] {
    return shownRows(this.#rows.values());
  }
}

interface Tariffs {
  readonly before: Tariff;
  readonly after: Tariff;
}

/** Prices cases by two tariffs, by the same code as a quote, and tells who gains and who loses. In steps (inSlices). */
export function* replay(tariffs: Tariffs, cases: Iterable<ReplayCase>, most: number): Generator<void, Replay> {
  const { before, after } = tariffs;
  const counts = new Map<ReplayKind, { cases: number; weight: number }>();
  const [rows, revenue] = [new Rows(), new RevenueSums()];
  let caseCount = 0;
  let connectionCaseCount = 0;
  let isCut = false;
  for (const one of cases) {
    if (caseCount === most) {
      isCut = true;
      break;
    }
    const { fareKey, date, nationality, passengerType, weight } = one;
    const prices = {
      before: priced(before.seat(fareKey, date, nationality, passengerType)),
      after: priced(after.seat(fareKey, date, nationality, passengerType)),
    };
    const kind = kindOf(prices.before, prices.after);
    const count = counts.get(kind) ?? { cases: 0, weight: 0 };
    counts.set(kind, { cases: count.cases + 1, weight: count.weight + weight });
    if (kind !== 'NO_PRICE' && kind !== 'SAME') rows.add(one, kind, prices, tariffs);
    if (kind !== 'NO_PRICE' && one.soldAt) revenue.add(weight, one.soldAt, prices);
    if (one.isOfConnection) connectionCaseCount++;
    if (++caseCount % STEP === 0) yield;
  }
  return { caseCount, connectionCaseCount, isCut, counts, rows: rows.shown, revenue: revenue.all };
}
