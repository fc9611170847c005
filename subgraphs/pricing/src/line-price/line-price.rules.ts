import { canBePaid, CURRENCIES, type Currency } from '@naga/kernel/money.js';
import type { PassengerType } from '../price/price.rules.js';
import type { PriceTerms } from '../tariff-operation/operation.rules.js';

/** A stop of a line as it is priced; stops of one zone cost the same. */
export interface PricedStop {
  readonly stopId: string;
  /** Null until it has a price. */
  readonly zoneId: string | null;
  readonly boards: boolean;
  readonly leaves: boolean;
}

/** Between which zones a line is sold; each named by its stops on the line. */
export interface PricePair {
  readonly fromStopIds: readonly string[];
  readonly toStopIds: readonly string[];
}

/** What one seat costs, in minor units; children of no price of their own pay as adults. */
export interface SeatPrices {
  readonly local: number;
  readonly foreign: number;
  readonly childLocal?: number | null;
  readonly childForeign?: number | null;
}

/** Of whom a pair has prices, whole. */
export type TermsOfPair = Readonly<Record<PassengerType, PriceTerms | null>>;

export interface PricedPair extends PricePair {
  /** Null where nobody set a price. */
  readonly price: (SeatPrices & { readonly currency: string }) | null;
  /** Zones as operations name them. */
  readonly from: string;
  readonly to: string;
  readonly terms: TermsOfPair;
}

/** The price between two zones, each named by one of its stops. */
export interface LinePrice extends SeatPrices {
  readonly fromStopId: string;
  readonly toStopId: string;
}

/** All prices of a line: a pair that is left out has none. */
export interface LinePrices {
  readonly currency: string;
  readonly prices: readonly LinePrice[];
}

/** So many prices fit on one screen; lines of towns with more are priced by feed. */
export const MOST_PAIRS = 400;
/** A hundred million, of whatever currency: what nobody asks for a seat. */
const MOST = 10_000_000_000;

/** Pairs of zones in the order of travel. A ride within one zone is none. */
export function pairsOf(stops: readonly PricedStop[]): PricePair[] {
  const keyOf = ({ zoneId, stopId }: PricedStop): string => zoneId ?? `stop ${stopId}`;
  const pairs = new Map<string, { from: Set<string>; to: Set<string> }>();
  for (const [at, from] of stops.entries()) {
    if (!from.boards) continue;
    for (const to of stops.slice(at + 1)) {
      const [start, end] = [keyOf(from), keyOf(to)];
      if (!to.leaves || start === end) continue;
      const key = `${start} ${end}`;
      const pair = pairs.get(key) ?? { from: new Set(), to: new Set() };
      pairs.set(key, pair);
      pair.from.add(from.stopId);
      pair.to.add(to.stopId);
    }
  }
  return [...pairs.values()].map(({ from, to }) => ({ fromStopIds: [...from], toStopIds: [...to] }));
}

/** The pair that a price is of; -1 for none. */
export const pairAt = (
  pairs: readonly PricePair[],
  { fromStopId, toStopId }: Pick<LinePrice, 'fromStopId' | 'toStopId'>,
): number =>
  pairs.findIndex(({ fromStopIds, toStopIds }) => fromStopIds.includes(fromStopId) && toStopIds.includes(toStopId));

interface Problem {
  readonly path: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

function wrongAmount(path: string, amount: number, currency: Currency): Problem[] {
  if (amount < 1) return [{ path, code: 'MIN', facts: { min: 1 } }];
  if (amount > MOST) return [{ path, code: 'MAX', facts: { max: MOST } }];
  return canBePaid(amount, currency) ? [] : [{ path, code: 'MATCHES' }];
}

/** What is wrong with prices of a line, each at its field: 'prices.2.foreign'. */
export function problemsOfPrices(pairs: readonly PricePair[], { currency, prices }: LinePrices): Problem[] {
  if (!(CURRENCIES as readonly string[]).includes(currency)) return [{ path: 'currency', code: 'IS_IN' }];
  const seen = new Set<number>();
  return prices.flatMap((price, index) => {
    const pair = pairAt(pairs, price);
    if (pair < 0 || seen.has(pair)) return [{ path: `prices.${index}.toStopId`, code: 'UNFIT' }];
    seen.add(pair);
    const { local, foreign, childLocal = null, childForeign = null } = price;
    const amounts = { local, foreign, childLocal, childForeign };
    const half = (childLocal === null) !== (childForeign === null);
    const missing = childLocal === null ? 'childLocal' : 'childForeign';
    return [
      ...Object.entries(amounts).flatMap(([name, amount]) =>
        amount === null ? [] : wrongAmount(`prices.${index}.${name}`, amount, currency as Currency),
      ),
      ...(half ? [{ path: `prices.${index}.${missing}`, code: 'REQUIRED' }] : []),
    ];
  });
}
