import type { LinePrices_WholeFragment, LinePricesInput } from '../../features/line-prices/line-prices.generated.js';

/** What a feed says of the prices of a line. */
export interface SaidPrices {
  readonly currency: string;
  readonly prices: readonly { readonly fromStopId: string; readonly toStopId: string; readonly amount: number }[];
}

/** All prices of a line as a feed would have them; or why nobody is asked: they are so, are more than are typed, or cannot stand beside others. */
export type Wish = { readonly input: LinePricesInput } | 'SAME' | 'MANY' | 'CURRENCY';

type Pair = LinePrices_WholeFragment['pairs'][number];

/** The lowest of what a feed says between two zones: nobody pays more there than it says. */
function amountOf({ fromStopIds, toStopIds }: Pair, { prices }: SaidPrices): number | undefined {
  const amounts = prices
    .filter(({ fromStopId, toStopId }) => fromStopIds.includes(fromStopId) && toStopIds.includes(toStopId))
    .map(({ amount }) => amount);
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}

/**
 * A feed knows one price of a ride. It is what locals pay, and foreigners where they pay the same or nothing is said yet;
 * where foreigners pay more they go on to, and children as they did. Rides that the feed says nothing of keep their price.
 */
export function wishOf(line: LinePrices_WholeFragment, said: SaidPrices): Wish {
  const { pairs, pairCount, currency } = line;
  if (pairCount !== pairs.length) return 'MANY';
  const amounts = pairs.map((pair) => amountOf(pair, said));
  const isOther = currency !== null && currency !== said.currency;
  if (isOther && pairs.some(({ price }, at) => price !== null && amounts[at] === undefined)) return 'CURRENCY';
  let changes = isOther;
  const prices = pairs.flatMap(({ fromStopIds, toStopIds, price }, at) => {
    const amount = amounts[at];
    const ends = { fromStopId: fromStopIds[0]!, toStopId: toStopIds[0]! };
    const kept = price && { local: price.local, foreign: price.foreign };
    const children = price && !isOther ? { childLocal: price.childLocal, childForeign: price.childForeign } : {};
    if (amount === undefined) return kept ? [{ ...ends, ...kept, ...children }] : [];
    const isDual = kept !== null && !isOther && kept.foreign !== kept.local;
    const next = { local: amount, foreign: isDual ? Math.max(kept.foreign, amount) : amount };
    changes ||= kept?.local !== next.local || kept.foreign !== next.foreign;
    return [{ ...ends, ...next, ...children }];
  });
  return changes ? { input: { currency: said.currency, prices } } : 'SAME';
}
