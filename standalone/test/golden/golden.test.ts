import { describe, expect, test } from '@jest/globals';
import { approximateLines } from '@naga/kernel/approximate-lines.js';
import { type CurrencyRate, shownRate } from '@naga/kernel/currency-rate.js';
import { approximate, formatApproximate } from '@naga/kernel/exchange-rate.js';
import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { type GoldenSetting, pricePurchase } from './price-purchase.js';
import { readPurchase, readRows } from './read-row.js';
import { TABLES } from './tables/index.js';
import { writeStages, writeSums } from './write-price.js';

const cases = TABLES.map(({ rows, ...table }) => ({ ...table, rows: readRows(rows) }));

/** The same rows of the tariff the other way round: no order of them means anything. */
const turned = ({ tariff = {}, ...setting }: GoldenSetting): GoldenSetting => ({
  ...setting,
  tariff: Object.fromEntries(Object.entries(tariff).map(([name, all]) => [name, all.toReversed()])),
});

describe.each(cases)('$title', ({ rows, setting = {} }) => {
  test.each(rows)('$buys: $why', ({ buys, seats, sums }) => {
    const price = pricePurchase(setting, readPurchase(buys));
    expect(pricePurchase(turned(setting), readPurchase(buys))).toEqual(price);
    if (typeof price === 'string') return void expect([price, '']).toEqual([seats, sums]);
    const lines = price.seats.map((stages) => writeStages(stages, price.currency));
    expect([lines.join('\n'), writeSums(price)]).toEqual([seats, sums]);
    for (const stages of price.seats) {
      expect(stages.reduce((sum, { amount }) => sum + amount, 0)).toBe(stages.at(-1)!.subtotal);
      for (const { subtotal } of stages) expect(subtotal).toBeGreaterThanOrEqual(0);
    }
    const fares = price.seats.reduce((sum, stages) => sum + stages.at(-1)!.subtotal, 0);
    expect(fares + price.fee + price.beside).toBe(price.total);
  });
});

const RATES: readonly CurrencyRate[] = [
  { currency: 'KHR', perDollar: '4020', validFrom: '' },
  { currency: 'LAK', perDollar: '21650.5', validFrom: '' },
  { currency: 'THB', perDollar: '32.4', validFrom: '' },
  { currency: 'VND', perDollar: '26320', validFrom: '' },
];

describe('in another currency', () => {
  test.each<[string, Currency, string, string]>([
    ['KH 1+0 pp-sr Fri', 'KHR', '≈ ៛37.100', '9.23 × 4,020 = 37,104.60'],
    ['FR 1+0 pp-sr Fri', 'THB', '≈ ฿398,52', '12.30 × 32.4'],
    ['KH 2+1 pp-sr Fri', 'VND', '≈ ₫607.000', '23.06 × 26,320 = 606,939.20'],
    ['LA 1+0 pk-vt Fri', 'KHR', '≈ ៛38.100', '205,000 ÷ 21,650.5 × 4,020 = 38,063.79'],
    ['KH 1+0 pp-kp Fri', 'USD', '≈ $5,10', '20,500 ÷ 4,020 = 5.0995'],
  ])('%s is %s %s: %s', (buys, currency, text) => {
    const price = pricePurchase(
      cases.find(({ rows }) => rows.some((row) => row.buys === buys))!.setting ?? {},
      readPurchase(buys),
    );
    if (typeof price === 'string') throw new Error(price);
    const rate = shownRate(RATES, price.currency, currency)!;
    const shown = formatApproximate(approximate({ amount: price.total, currency: price.currency }, rate));
    expect(shown.replaceAll('\u00A0', ' ')).toBe(text);
  });

  test('lines of every purchase add up, and cost what they did', () => {
    for (const { rows, setting = {} } of cases)
      for (const { buys } of rows) {
        const price = pricePurchase(setting, readPurchase(buys));
        if (typeof price === 'string') continue;
        const amounts = [...price.seats.map((stages) => stages.at(-1)!.subtotal), price.fee, price.beside];
        const lines = amounts.map((amount) => ({ amount, currency: price.currency }));
        for (const currency of CURRENCIES) {
          const rate = shownRate(RATES, price.currency, currency);
          if (rate === undefined) continue;
          const sum = approximateLines(lines, rate).reduce((all, { amount }) => all + amount, 0);
          expect(sum).toBe(approximate({ amount: price.total, currency: price.currency }, rate).amount);
        }
      }
  });
});

test('there are at least two hundred cases, each bought once under its setting and with its reason', () => {
  const rows = cases.flatMap(({ title, rows: ofTable }) =>
    ofTable.map(({ buys, why }) => ({ at: `${title}: ${buys}`, why })),
  );
  expect(rows.length).toBeGreaterThanOrEqual(200);
  expect(new Set(rows.map(({ at }) => at)).size).toBe(rows.length);
  expect(rows.filter(({ why }) => why === '')).toEqual([]);
});
