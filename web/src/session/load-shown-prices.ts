import { type CurrencyRate, shownRate } from '@naga/kernel/currency-rate.js';
import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import type { RouterContextProvider } from 'react-router';
import { RatesOfMomentDocument } from './currency.generated.js';
import type { ShownPrices } from './currency.js';
import { ask } from './graph.js';
import { visitContext } from './visit.js';

/** How amounts of each currency are shown in one. */
export const ratesIn = (
  currency: Currency,
  rates: readonly { currency: string; perDollar: string; validFrom: string }[],
) =>
  Object.fromEntries(
    CURRENCIES.map((charged) => [charged, shownRate(rates as readonly CurrencyRate[], charged, currency)]),
  );

/** The rates for who chose a currency; none where nobody answers: prices are then shown as they are charged. */
export async function loadShownPrices(context: Readonly<RouterContextProvider>): Promise<ShownPrices | null> {
  const { currency } = context.get(visitContext);
  if (currency === undefined) return null;
  const found = await ask(context, RatesOfMomentDocument, {}).catch(() => undefined);
  return { currency, at: found?.ratesOfMoment.at ?? '', rates: ratesIn(currency, found?.ratesOfMoment.rates ?? []) };
}
