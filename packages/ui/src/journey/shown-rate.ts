import { approximate, formatApproximate, formatBoth, type ShownRate } from '@naga/kernel/exchange-rate.js';
import { type Currency, formatMoney, type Money } from '@naga/kernel/money.js';
import { createContext, useContext } from 'react';

type Rates = Readonly<Partial<Record<Currency, ShownRate>>>;

/** Nobody chose a currency. */
export const AS_CHARGED: Rates = {};

const ShownRates = createContext<Rates>(AS_CHARGED);

/** Whoever reads prices in a currency of his own choice; in the back office nobody does. */
export const ShownRateProvider = ShownRates.Provider;

/** How amounts are shown here, by the currency they are charged in; of none: as they are. */
export const useShownRates = (): Rates => useContext(ShownRates);

/** An amount as it is charged, with about what it is where it is shown in another currency. */
export function useBothText(): (money: Money) => string {
  const rates = useShownRates();
  return (money) => formatBoth(money, rates[money.currency]);
}

/** An amount as prices are compared: '≈ ៛49.200' where it is shown in a currency it is not charged in. */
export function useShownText(): (money: Money) => string {
  const rates = useShownRates();
  return (money) => {
    const rate = rates[money.currency];
    return rate === undefined ? formatMoney(money) : formatApproximate(approximate(money, rate));
  };
}
