import { approximate, formatApproximate, type ShownRate } from '@naga/kernel/exchange-rate.js';
import { type Currency, formatMoney, type Money } from '@naga/kernel/money.js';
import { createContext, useContext } from 'react';

type RateOf = (charged: Currency) => ShownRate | undefined;

const ShownRates = createContext<RateOf>(() => undefined);

/** Whoever reads prices in a currency of his own choice; in the back office nobody does. */
export const ShownRateProvider = ShownRates.Provider;

/** How amounts of a currency are shown here; undefined: as they are charged. */
export const useShownRate = (): RateOf => useContext(ShownRates);

/** An amount as it is charged, with about what it is where it is shown in another currency: '$12,00 (≈ ៛49.200)'. */
export function useBothText(): (money: Money) => string {
  const rateOf = useShownRate();
  const shown = useShownText();
  return (money) => formatMoney(money) + (rateOf(money.currency) === undefined ? '' : ` (${shown(money)})`);
}

/** An amount as prices are compared: '≈ ៛49.200' where it is shown in a currency it is not charged in. */
export function useShownText(): (money: Money) => string {
  const rateOf = useShownRate();
  return (money) => {
    const rate = rateOf(money.currency);
    return rate === undefined ? formatMoney(money) : formatApproximate(approximate(money, rate));
  };
}
