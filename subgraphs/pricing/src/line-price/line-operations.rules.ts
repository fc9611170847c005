import type { Currency } from '@naga/kernel/money.js';
import type { PassengerType } from '../price/price.rules.js';
import { cellKey, isOfPrice, isSame, type Operation, type PriceTerms } from '../tariff-operation/operation.rules.js';
import { type LinePrice, type LinePrices, pairAt, type PricedPair } from './line-price.rules.js';

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
  pairs: readonly PricedPair[],
  { currency, prices }: LinePrices,
  commission: number | null,
): Operation[] {
  const wanted = new Map(prices.map((price) => [pairAt(pairs, price), price]));
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

/** All prices of a line once these operations hold: what somebody asks for, as a form shows it. */
export function askedPrices(
  pairs: readonly PricedPair[],
  operations: readonly Operation[],
): { readonly currency: string | null; readonly prices: readonly LinePrice[] } {
  const said = new Map(operations.filter(isOfPrice).map((operation) => [cellKey(operation), operation]));
  const termsAt = (pair: PricedPair, type: PassengerType): PriceTerms | null => {
    const operation = said.get(cellKey({ from: pair.from, to: pair.to, type }));
    if (operation === undefined) return pair.terms[type];
    return operation.kind === 'PUT_PRICE' ? operation.price : null;
  };
  let currency: string | null = null;
  const prices = pairs.flatMap((pair) => {
    const [adult, child] = [termsAt(pair, 'ADULT'), termsAt(pair, 'CHILD')];
    if (adult === null) return [];
    currency ??= adult.currency;
    const { local, foreign } = adult;
    const children = { childLocal: child?.local ?? null, childForeign: child?.foreign ?? null };
    return [{ fromStopId: pair.fromStopIds[0]!, toStopId: pair.toStopIds[0]!, local, foreign, ...children }];
  });
  return { currency, prices };
}
