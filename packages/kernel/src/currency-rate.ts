import type { ShownRate } from './exchange-rate.js';
import type { Currency } from './money.js';

/** How much of a currency one US dollar is, as an exact decimal ('4100', '25.5'), from a moment on (ISO 8601). */
export interface CurrencyRate {
  readonly currency: Currency;
  readonly perDollar: string;
  readonly validFrom: string;
}

const DOLLAR: CurrencyRate = { currency: 'USD', perDollar: '1', validFrom: '' };

/** The rate through the dollar; undefined where there is none, or nothing to convert. */
export function shownRate(
  rates: readonly CurrencyRate[],
  charged: Currency,
  currency: Currency,
): ShownRate | undefined {
  const of = (code: Currency) => (code === 'USD' ? DOLLAR : rates.find((rate) => rate.currency === code));
  const [from, to] = [of(charged), of(currency)];
  if (charged === currency || from === undefined || to === undefined) return undefined;
  const since = from.validFrom > to.validFrom ? from.validFrom : to.validFrom;
  return { currency, units: to.perDollar, per: from.perDollar, since };
}
