import { canBePaid, CURRENCIES, type Currency } from '@naga/kernel/money.js';

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

/** The price between two zones, each named by one of its stops. */
export interface LinePrice extends SeatPrices {
  readonly fromStopId: string;
  readonly toStopId: string;
}

/** Stops that shall cost the same, as a feed has them: those of each list that have no zone yet become one. */
export type WishedZones = readonly (readonly string[])[];

/** All prices of a line: a pair that is left out has none. */
export interface LinePrices {
  readonly currency: string;
  readonly prices: readonly LinePrice[];
  readonly zones?: WishedZones;
}

/** So many prices a line has at most: 63 stops that each cost otherwise, or more of which some cost the same. */
export const MOST_PAIRS = 2000;
/** A hundred million, of whatever currency: what nobody asks for a seat. */
const MOST = 10_000_000_000;

const WISHED = 'wished ';

/** Stops without a zone in those that are wished for them. */
export function withZones(stops: readonly PricedStop[], zones: WishedZones): PricedStop[] {
  const wished = new Map(zones.flatMap((ids, at) => ids.map((id) => [id, `${WISHED}${at}`] as const)));
  return stops.map((stop) => ({ ...stop, zoneId: stop.zoneId ?? wished.get(stop.stopId) ?? null }));
}

/**
 * Pairs of zones in the order of travel. A ride within one zone is a pair where that zone has a price to itself (`isRidden`),
 * or is only wished yet: otherwise nobody is sold one.
 */
export function pairsOf(
  stops: readonly PricedStop[],
  isRidden: (zoneId: string) => boolean = () => false,
): (PricePair & ZonePair)[] {
  const pairs = new Map<string, { from: Set<string>; to: Set<string>; zones: ZonePair }>();
  for (const [at, from] of stops.entries()) {
    if (!from.boards) continue;
    for (const to of stops.slice(at + 1)) {
      const [start, end] = [keyOf(from), keyOf(to)];
      const isWithin = start === end;
      if (!to.leaves || (isWithin && (from.stopId === to.stopId || !(start.startsWith(WISHED) || isRidden(start)))))
        continue;
      const key = `${start} > ${end}`;
      const zones = { zoneFrom: from.zoneId, zoneTo: to.zoneId };
      const pair = pairs.get(key) ?? { from: new Set(), to: new Set(), zones };
      pairs.set(key, pair);
      pair.from.add(from.stopId);
      pair.to.add(to.stopId);
    }
  }
  return [...pairs.values()].map(({ from, to, zones }) => ({ fromStopIds: [...from], toStopIds: [...to], ...zones }));
}

/** Null: stops that have no zone yet. */
interface ZonePair {
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
}

const keyOf = ({ zoneId, stopId }: PricedStop): string => zoneId ?? `stop ${stopId}`;

type Ends = Pick<LinePrice, 'fromStopId' | 'toStopId'>;

/** Tells which pair a price is of; -1 for none. */
export function pairFinder(pairs: readonly PricePair[]): (price: Ends) => number {
  const found = new Map<string, number>();
  for (const [at, { fromStopIds, toStopIds }] of pairs.entries())
    for (const from of fromStopIds) for (const to of toStopIds) found.set(`${from} ${to}`, at);
  return ({ fromStopId, toStopId }) => found.get(`${fromStopId} ${toStopId}`) ?? -1;
}

/**
 * Lays prices that are said between stops over the pairs of a line, one for each: what is said of a stop holds for all that
 * shall cost the same, and of several between the same two zones the lowest does. Undefined where nothing is said.
 */
export function overPairs<Said extends Ends>(
  pairs: readonly PricePair[],
  said: readonly Said[],
  zones: WishedZones,
  amountOf: (price: Said) => number,
): (Said | undefined)[] {
  const likeOf = new Map(zones.flatMap((ids, at) => ids.map((id) => [id, `${WISHED}${at}`] as const)));
  const like = (stopId: string): string => likeOf.get(stopId) ?? stopId;
  const known = new Map<string, Said>();
  for (const price of said) {
    const key = `${like(price.fromStopId)} > ${like(price.toStopId)}`;
    const other = known.get(key);
    if (other === undefined || amountOf(price) < amountOf(other)) known.set(key, price);
  }
  return pairs.map(({ fromStopIds, toStopIds }) => {
    const [froms, tos] = [new Set(fromStopIds.map(like)), new Set(toStopIds.map(like))];
    const fits = [...froms].flatMap((from) => [...tos].flatMap((to) => known.get(`${from} > ${to}`) ?? []));
    return fits.toSorted((a, b) => amountOf(a) - amountOf(b))[0];
  });
}

/** What is wished as it lies over the pairs of today: other lines may have put stops of it into zones since. */
export function laidOver<Pair extends PricePair>(
  sold: { pairsWith(zones: WishedZones): readonly Pair[] },
  { currency, prices, zones = [] }: LinePrices,
) {
  const pairs = sold.pairsWith(zones);
  const asked = overPairs(pairs, prices, zones, ({ local }) => local);
  const laid = pairs.flatMap(({ fromStopIds, toStopIds }, at): LinePrice[] =>
    asked[at] ? [{ ...asked[at], fromStopId: fromStopIds[0]!, toStopId: toStopIds[0]! }] : [],
  );
  return { pairs, asked, wish: { currency, prices: laid, zones } };
}

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
  const pairAt = pairFinder(pairs);
  return prices.flatMap((price, index) => {
    const pair = pairAt(price);
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
