import { amountsOf } from '../line-price/line-wish.rules.js';
import {
  type LinePrice,
  type LinePrices,
  MOST_PAIRS,
  overPairs,
  type PricePair,
  type WishedZones,
} from '../line-price/line-price.rules.js';
import type { PricedPair, SavedPrices } from '../line-price/sold-prices.rules.js';

/** What a feed says of the prices of a line, in minor units. */
export interface SaidPrices {
  readonly currency: string;
  readonly prices: readonly { readonly fromStopId: string; readonly toStopId: string; readonly amount: number }[];
  /** Stops that cost the same in it; none where each has prices of its own. */
  readonly zones: WishedZones;
}

/** What is sold on a line, and would be if some of its stops cost the same. */
interface SoldOnLine extends Pick<SavedPrices, 'currency'> {
  pairsWith(zones: WishedZones): readonly PricedPair[];
}

/** All prices of a line as a feed would have them; or why nobody is asked: they are so, are more than a line has, or cannot stand beside others. */
export type Wish = Required<LinePrices> | 'SAME' | 'MANY' | 'CURRENCY';

const endsOf = ({ fromStopIds, toStopIds }: PricePair) => ({ fromStopId: fromStopIds[0]!, toStopId: toStopIds[0]! });

/**
 * A feed knows one price of a ride. It is what locals pay, and foreigners where they pay the same or nothing is said yet;
 * where foreigners pay otherwise they go on to, but never less than a price that is new, and children pay as they did. Rides
 * that the feed says nothing of keep their price; between zones of several stops the lowest holds, so that nobody pays more
 * there than it says.
 */
export function wishOf(sold: SoldOnLine, said: SaidPrices): Wish {
  const { currency, zones } = said;
  const pairs = sold.pairsWith(zones);
  if (pairs.length > MOST_PAIRS) return 'MANY';
  const amounts = overPairs(pairs, said.prices, zones, ({ amount }) => amount).map((price) => price?.amount);
  const isOther = sold.currency !== null && sold.currency !== currency;
  if (isOther && pairs.some(({ price }, at) => price !== null && amounts[at] === undefined)) return 'CURRENCY';
  let changes = isOther;
  const prices = pairs.flatMap((pair, at): LinePrice[] => {
    const { price } = pair;
    const amount = amounts[at];
    if (amount === undefined) return price ? [{ ...endsOf(pair), ...amountsOf(price) }] : [];
    const kept = isOther ? null : price;
    const isDual = kept !== null && kept.foreign !== kept.local;
    const foreign = !isDual ? amount : kept.local === amount ? kept.foreign : Math.max(kept.foreign, amount);
    changes ||= kept?.local !== amount || kept.foreign !== foreign;
    const { childLocal = null, childForeign = null } = kept ?? {};
    return [{ ...endsOf(pair), local: amount, foreign, childLocal, childForeign }];
  });
  return changes ? { currency, prices, zones } : 'SAME';
}
