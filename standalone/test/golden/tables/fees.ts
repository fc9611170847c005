import type { FeeRate, MethodFee } from '@naga/kernel/transaction-fee.js';
import { MARKET } from '../market.js';
import { coupon, type GoldenTable } from './table.js';

const OWN: Readonly<Record<string, readonly MethodFee[]>> = {
  USD: [
    { method: 'CARD', percent: 300, fixed: 30 },
    { method: 'CASH_COLLECTION', percent: 0, fixed: 50 },
    { method: 'AGENT_BALANCE', percent: 0, fixed: 0 },
  ],
  KHR: [{ method: 'CARD', percent: 300, fixed: 200_000 }],
};

/** The market's fees with those of methods beside them; `usd`: another standard fee in dollars. */
const byMethod = (usd: Partial<FeeRate> = {}) => ({
  transactionFees: MARKET.transactionFees.map((fee) => ({
    ...fee,
    ...(fee.currency === 'USD' && usd),
    byMethod: OWN[fee.currency] ?? [],
  })),
});

export const FEES: readonly GoldenTable[] = [
  {
    title: 'a fee by how one pays',
    setting: { tariff: byMethod() },
    rows: `
KH 1+0 pp-sr Fri                      | base 9.00                      | fee 0.23, total 9.23 USD   | nobody has chosen: 2.5 % of 9.00 is 0.225
KH 1+0 pp-sr Fri, by KHQR             | base 9.00                      | fee 0.23, total 9.23 USD   | KHQR has no fee of its own
KH 1+0 pp-sr Fri, by CARD             | base 9.00                      | fee 0.57, total 9.57 USD   | 3 % of 9.00 is 0.27, and 0.30
KH 2+0 pp-sr Fri, by CARD             | base 9.00                      | fee 0.84, total 18.84 USD  | 3 % of 18.00 is 0.54, and 0.30 once a booking
                                      | base 9.00
KH 1+0 pp-sr Fri, by CASH_COLLECTION  | base 9.00                      | fee 0.50, total 9.50 USD   | 0.50 and no share
KH 1+0 pp-sr Fri, by AGENT_BALANCE    | base 9.00                      | fee 0.00, total 9.00 USD   | a fee of its own that is nothing
KH 1+0 pp-sr Fri, points 300, by CARD | base 9.00, points -3.00 = 6.00 | fee 0.57, total 6.57 USD   | points lower no fee: 3 % of 9.00, and 0.30
KH 1+0 pp-kp Fri, by CARD             | base 20000                     | fee 2600, total 22600 KHR  | 3 % of 20000 is 600, and 2000
KH 1+0 pp-kp Fri, by CASH_COLLECTION  | base 20000                     | fee 500, total 20500 KHR   | half a dollar is for dollars: 2.5 % of 20000
LA 1+0 pk-vt Fri, by CARD             | base 200000                    | fee 5000, total 205000 LAK | in kip no method has a fee of its own
`,
  },
  {
    title: 'a code, then a method',
    setting: { tariff: byMethod(), coupon: coupon({ value: 5000 }) },
    rows: `
KH 1+0 pp-sr Fri, by KHQR            | base 9.00, coupon -4.50 = 4.50 | fee 0.11, total 4.61 USD | 2.5 % of 4.50 is 0.1125
KH 1+0 pp-sr Fri, by CARD            | base 9.00, coupon -4.50 = 4.50 | fee 0.44, total 4.94 USD | 3 % of 4.50 is 0.135, and 0.30
KH 1+0 pp-sr Fri, by CASH_COLLECTION | base 9.00, coupon -4.50 = 4.50 | fee 0.50, total 5.00 USD | what is fixed no code lowers
`,
  },
  {
    title: 'a code that leaves nothing, then a method',
    setting: { tariff: byMethod(), coupon: coupon({ kind: 'AMOUNT', value: 5000 }) },
    rows: `
KH 1+0 pp-sr Fri, by CARD            | base 9.00, coupon -9.00 = 0.00 | fee 0.00, total 0.00 USD | who pays nothing pays no fee
KH 1+0 pp-sr Fri, by CASH_COLLECTION | base 9.00, coupon -9.00 = 0.00 | fee 0.00, total 0.00 USD | nor half a dollar
`,
  },
  {
    title: 'no standard fee, but one by method',
    setting: { tariff: byMethod({ percent: 0, fixed: 0 }) },
    rows: `
KH 1+0 pp-sr Fri          | base 9.00 | fee 0.00, total 9.00 USD | the standard fee is nothing
KH 1+0 pp-sr Fri, by CARD | base 9.00 | fee 0.57, total 9.57 USD | 3 % of 9.00 is 0.27, and 0.30
`,
  },
];
