import type { ShownRate } from '@naga/kernel/exchange-rate.js';
import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { useRouteLoaderData } from 'react-router';
import { setCookie } from './cookies.js';

const COOKIE = 'currency';
/** As long as the language is kept. */
const COOKIE_SECONDS = 30 * 86_400;

/** What a link of the menu says that wants prices as they are charged. */
export const NONE = 'charged';

export const knownCurrency = (code: string | null | undefined): Currency | undefined =>
  CURRENCIES.find((one) => one === code);

/** The currency that somebody chose to read prices in. */
export const currencyIn = (cookies: Record<string, string>): Currency | undefined => knownCurrency(cookies[COOKIE]);

/** What a link of the menu chose, null for prices as they are charged; undefined for an address that chooses none. */
export function chosenCurrency(query: URLSearchParams): Currency | null | undefined {
  const said = query.get(COOKIE);
  return said === NONE ? null : knownCurrency(said);
}

/** The cookie that keeps it. */
export const currencyCookie = (chosen: Currency | null): string =>
  setCookie(COOKIE, chosen ?? '', chosen === null ? 0 : COOKIE_SECONDS);

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
  /** By the currency that is charged; there is none of what is shown as it is. */
  readonly rates: Readonly<Partial<Record<Currency, ShownRate>>>;
}

/** What the root loader knows of it; null where nobody chose a currency. */
export const useShownPrices = (): ShownPrices | null =>
  useRouteLoaderData<{ shown?: ShownPrices | null }>('root')?.shown ?? null;
