import type { Currency } from '@naga/kernel/money.js';
import type { ShownPrices } from '../src/session/currency.js';
import { ratesIn } from '../src/session/load-shown-prices.js';

/** Prices of 20 November 2026 in a currency, at rates that are easy to work out. */
export const shownIn = (currency: Currency): ShownPrices => ({
  currency,
  at: '2026-11-20T03:00:00.000Z',
  rates: ratesIn(currency, [
    { currency: 'KHR', perDollar: '4100', validFrom: '2026-11-01T00:00:00.000Z' },
    { currency: 'THB', perDollar: '32.5', validFrom: '2026-11-02T00:00:00.000Z' },
  ]),
});
