import { type CurrencyRate, type ShownRate, shownRate } from '@naga/kernel/exchange-rate.js';
import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { type RouterContextProvider, useRouteLoaderData } from 'react-router';
import { setCookie } from './cookies.js';
import { RatesOfMomentDocument } from './currency.generated.js';
import { ask } from './graph.js';
import { visitContext } from './visit.js';

const COOKIE = 'currency';
/** As long as the language is kept. */
const COOKIE_SECONDS = 30 * 86_400;

/** What a link of the menu says that wants prices as they are charged. */
export const AS_CHARGED = 'charged';

const known = (code: string | null | undefined): Currency | undefined => CURRENCIES.find((one) => one === code);

/** The currency that somebody chose to read prices in. */
export const currencyIn = (cookies: Record<string, string>): Currency | undefined => known(cookies[COOKIE]);

/** The cookie that keeps what a link of the menu chose; undefined for an address that chooses none. */
export function chosenCurrency(query: URLSearchParams): string | undefined {
  const said = query.get(COOKIE);
  if (said === AS_CHARGED) return setCookie(COOKIE, '', 0);
  const currency = known(said);
  return currency && setCookie(COOKIE, currency, COOKIE_SECONDS);
}

/** The same page without the choice in its address, or with another. */
export function choosing(search: string, currency?: string): string {
  const query = new URLSearchParams(search);
  query.delete(COOKIE);
  if (currency !== undefined) query.set(COOKIE, currency);
  return query.size === 0 ? '' : `?${query}`;
}

/** In which currency prices are shown, by the rates of which moment. */
export interface ShownPrices {
  readonly currency: Currency;
  readonly at: string;
  readonly rates: readonly CurrencyRate[];
}

/** The rates for who chose a currency; none where nobody answers: prices are then shown as they are charged. */
export async function loadShownPrices(context: Readonly<RouterContextProvider>): Promise<ShownPrices | null> {
  const { currency } = context.get(visitContext);
  if (currency === undefined) return null;
  const found = await ask(context, RatesOfMomentDocument, {}).catch(() => undefined);
  const { at, rates } = found?.ratesOfMoment ?? { at: '', rates: [] };
  return { currency, at, rates: rates as readonly CurrencyRate[] };
}

/** How amounts that are charged in a currency are shown; undefined: as they are. */
export const rateOf = (shown: ShownPrices | null | undefined, charged: Currency): ShownRate | undefined =>
  shown == null ? undefined : shownRate(shown.rates, charged, shown.currency);

/** What the root loader knows of it; null where nobody chose a currency. */
export const useShownPrices = (): ShownPrices | null =>
  useRouteLoaderData<{ shown?: ShownPrices | null }>('root')?.shown ?? null;
