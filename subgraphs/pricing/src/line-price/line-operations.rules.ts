import type { Currency } from '@naga/kernel/money.js';
import type { PassengerType } from '../price/price.rules.js';
import { isSame, type Operation, type PriceTerms } from '../tariff-operation/operation.rules.js';
import { type LinePrice, type LinePrices, pairFinder } from './line-price.rules.js';
import type { StandingPair } from './sold-prices.rules.js';

const TYPES = ['ADULT', 'CHILD'] as const satisfies readonly PassengerType[];

const amountsOf = (price: LinePrice | undefined, type: PassengerType): readonly [number, number] | undefined => {
  const [local, foreign] = type === 'ADULT' ? [price?.local, price?.foreign] : [price?.childLocal, price?.childForeign];
  return local == null || foreign == null ? undefined : [local, foreign];
};

/** An offer of another currency is none any more, and neither is one that no longer saves anything. */
function offerOf(was: PriceTerms | null, price: Pick<PriceTerms, 'currency' | 'local' | 'foreign'>) {
  const keeps = was !== null && was.currency === price.currency;
  const lower = (offer: number | null | undefined, than: number) =>
    keeps && offer != null && offer < than ? offer : null;
  const [localOffer, foreignOffer] = [lower(was?.localOffer, price.local), lower(was?.foreignOffer, price.foreign)];
  const has = localOffer !== null || foreignOffer !== null;
  return { localOffer, foreignOffer, offerFrom: has ? was!.offerFrom : null, offerTo: has ? was!.offerTo : null };
}

/** What a form of a line's prices says against what stands: operations for what differs; a pair that is left out loses its price. */
export function lineOperations(
  pairs: readonly StandingPair[],
  { currency, prices }: LinePrices,
  commission: number | null,
): Operation[] {
  const pairAt = pairFinder(pairs);
  const wanted = new Map(prices.map((price) => [pairAt(price), price]));
  return pairs.flatMap(({ from, to, terms }, at) =>
    TYPES.flatMap((type): Operation[] => {
      const was = terms[type];
      const amounts = amountsOf(wanted.get(at), type);
      if (amounts === undefined) return was === null ? [] : [{ kind: 'DROP_PRICE', from, to, type, was }];
      const seat = { currency: currency as Currency, local: amounts[0], foreign: amounts[1] };
      const price = { ...seat, ...offerOf(was, seat), commission: commission ?? was?.commission ?? null };
      return isSame(price, was) ? [] : [{ kind: 'PUT_PRICE', from, to, type, price, was }];
    }),
  );
}
