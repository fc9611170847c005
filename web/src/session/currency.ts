import type { ShownRate } from '@naga/kernel/exchange-rate.js';
import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { useRouteLoaderData } from 'react-router';
import { setCookie } from './cookies.js';

const COOKIE = 'currency';
/** As long as the language is kept. */
const COOKIE_SECONDS = 30 * 86_400;

/** What a link of the menu says that wants prices as they are charged. */
export const NONE = 'charged';

const known = (code: string | null | undefined): Currency | undefined => CURRENCIES.find((one) => one === code);

/** The currency that somebody chose to read prices in. */
export const currencyIn = (cookies: Record<string, string>): Currency | undefined => known(cookies[COOKIE]);

/** The cookie that keeps what a link of the menu chose; undefined for an address that chooses none. */
export function chosenCurrency(query: URLSearchParams): string | undefined {
  const said = query.get(COOKIE);
  if (said === NONE) return setCookie(COOKIE, '', 0);
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
  /** By the currency that is charged; there is none of what is shown as it is. */
  readonly rates: Readonly<Partial<Record<Currency, ShownRate>>>;
}

/** What the root loader knows of it; null where nobody chose a currency. */
export const useShownPrices = (): ShownPrices | null =>
  useRouteLoaderData<{ shown?: ShownPrices | null }>('root')?.shown ?? null;
