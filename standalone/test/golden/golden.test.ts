import { describe, expect, test } from '@jest/globals';
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
    expect(fares + price.fee).toBe(price.total);
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
