import { expect, test } from '@jest/globals';
import { moneyColumn } from './money-columns.js';

test.each([
  [{ amount: 123_450, currency: 'USD' }, '1234.50', '$1.234,50\u00a0USD'],
  [{ amount: 50_000, currency: 'VND' }, '50000', '₫50.000\u00a0VND'],
  [null, '', ''],
])('%j is summed in the file as %s and read in the table as %s', (money, plain, read) => {
  const column = moneyColumn({ key: 'amount', title: 'Amount', of: (row: typeof money) => row });
  expect([column.text(money), column.render(money)]).toEqual([plain, read]);
});
