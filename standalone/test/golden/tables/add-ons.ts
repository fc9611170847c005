import { coupon, type GoldenTable, promotion } from './table.js';

/** Insurance until departure, a flexible ticket never, luggage as the fare; the whole fare of who is flexible until 15 minutes before. */
export const ADD_ONS: readonly GoldenTable[] = [
  {
    title: 'what is bought beside a seat',
    rows: `
KH 1+0 pp-sr Fri, with INSURANCE 1.00                                  | base 9.00    | fee 0.23, beside 1.00, total 10.23 USD              | the fee is of the fare alone
KH 2+0 pp-sr Fri, with INSURANCE 1.00                                  | base 9.00    | fee 0.45, beside 2.00, total 20.45 USD              | each of two
                                                                       | base 9.00
KH 1+0 pp-sr Fri, with LUGGAGE 2.00 x2                                 | base 9.00    | fee 0.23, beside 4.00, total 13.23 USD              | two bags
FR 1+1 pp-sr Fri, with FLEX 10%                                        | base 12.00   | fee 0.45, beside 1.80, total 20.26 USD              | 10 % of each: 1.20 and 0.601
                                                                       | base 6.01
KH 1+0 pp-sr Fri, with INSURANCE 1.00, with FLEX 10%, with LUGGAGE 2.00 | base 9.00   | fee 0.23, beside 3.90, total 13.13 USD              | 1.00, 0.90 and 2.00
KH 1+0 pp-sr Fri, by CARD, with INSURANCE 1.00                         | base 9.00    | fee 0.23, beside 1.00, total 10.23 USD              | nor do methods charge for it
KH 1+0 pp-sr Fri, points 300, with FLEX 10%                            | base 9.00, points -3.00 = 6.00 | fee 0.23, beside 0.90, total 7.13 USD | of what the seat costs, whoever pays it; points pay fares
KH 1+0 pp-kp Fri, with FLEX 3.33%                                      | base 20000   | fee 500, beside 666, total 21166 KHR                | 3.33 % of 20,000
LA 1+0 pk-vt Fri, with LUGGAGE 15000                                   | base 200000  | fee 5000, beside 15000, total 220000 LAK            | as it is said
VN 1+0 sg-ht Fri, with INSURANCE 20000, with FLEX 5%                   | base 180000  | fee 0, beside 29000, total 209000 VND               | 20,000 and 5 % of 180,000
TH 1+0 bk-tr Fri, with OTHER 55.50                                     | base 450.00  | fee 18.50, beside 55.50, total 524.00 THB           | a meal
`,
  },
  {
    title: 'what is bought beside a seat, with a code of 50 %',
    setting: { coupon: coupon({ value: 5000 }) },
    rows: `
KH 1+0 pp-sr Fri, with INSURANCE 1.00           | base 9.00, coupon -4.50 = 4.50 | fee 0.11, beside 1.00, total 5.61 USD             | no code lowers it
KH 1+0 pp-sr Fri, with FLEX 10%                 | base 9.00, coupon -4.50 = 4.50 | fee 0.11, beside 0.90, total 5.51 USD             | 10 % of 9.00, not of 4.50
KH 1+0 pp-sr Fri, with FLEX 10%, back 3h        | base 9.00, coupon -4.50 = 4.50 | fee 0.11, beside 0.90, total 5.51, back 4.50 USD  | what was paid of the fare comes back whole
`,
  },
  {
    title: 'given back with what stands beside it',
    rows: `
KH 1+0 pp-sr Fri, with INSURANCE 1.00, back 30h           | base 9.00   | fee 0.23, beside 1.00, total 10.23, back 9.10 USD      | 90 % of 9.00, and the insurance, whose cover has not begun
KH 1+0 pp-sr Fri, with INSURANCE 1.00, back 3h            | base 9.00   | fee 0.23, beside 1.00, total 10.23, back 1.00 USD      | of the fare nothing
KH 1+0 pp-sr Fri, with INSURANCE 1.00, back 0h            | base 9.00   | fee 0.23, beside 1.00, total 10.23, back 0.00 USD      | the vehicle has left: it covers
KH 1+0 pp-sr Fri, with LUGGAGE 2.00 x2, back 72h          | base 9.00   | fee 0.23, beside 4.00, total 13.23, back 12.00 USD     | 9.00 less a dollar, and the bags whole: a dollar is kept once
KH 1+0 pp-sr Fri, with LUGGAGE 2.00 x2, back 23h          | base 9.00   | fee 0.23, beside 4.00, total 13.23, back 9.75 USD      | 75 % of 9.00 and of 4.00
KH 1+0 pp-sr Fri, with LUGGAGE 2.01, back 11h             | base 9.00   | fee 0.23, beside 2.01, total 11.24, back 5.51 USD      | 4.50, and 50 % of 2.01 is 1.005: half up
KH 1+0 pp-sr Fri, with OTHER 3.00, back 3h                | base 9.00   | fee 0.23, beside 3.00, total 12.23, back 0.00 USD      | as the fare: nothing
KH 1+0 pp-sr Fri, with FLEX 10%, back 72h                 | base 9.00   | fee 0.23, beside 0.90, total 10.13, back 9.00 USD      | all of the fare; what it cost to be flexible stays
KH 1+0 pp-sr Fri, with FLEX 10%, back 3h                  | base 9.00   | fee 0.23, beside 0.90, total 10.13, back 9.00 USD      | class Standard would give nothing
KH 1+0 pp-sr Fri, with FLEX 10%, back 0h                  | base 9.00   | fee 0.23, beside 0.90, total 10.13, back 0.00 USD      | who does not come has nothing of it
KH 1+0 pp-sr Fri, with FLEX 10%, with LUGGAGE 2.00, back 3h | base 9.00 | fee 0.23, beside 2.90, total 12.13, back 11.00 USD     | the bag goes with the fare: 9.00 and 2.00
KH 2+0 pp-sr Fri, with INSURANCE 1.00, back 30h of 1      | base 9.00   | fee 0.45, beside 2.00, total 20.45, back 9.10 USD      | of one of two what is his
                                                          | base 9.00
KH 1+0 pp-kp Fri, with LUGGAGE 5000, back 23h             | base 20000  | fee 500, beside 5000, total 25500, back 18750 KHR      | 15,000, and 75 % of 5,000
`,
  },
  {
    title: 'given back in part, after a promotion of 10 %, a code for 1.00 and points',
    setting: { promotions: [promotion()], coupon: coupon({ kind: 'AMOUNT', value: 100 }) },
    rows: `
KH 2+0 pp-sr Fri, points 500, with LUGGAGE 2.00, back 30h of 1 | base 9.00, promotion -0.90, coupon -0.50, points -2.50 = 5.10 | fee 0.38, beside 4.00, total 14.58, back 6.39 USD | 2.5 % of 15.20; 90 % of 5.10 and of his bag
                                                               | base 9.00, promotion -0.90, coupon -0.50, points -2.50 = 5.10
KH 1+1 pp-sr Fri, points 300, with INSURANCE 1.00, with FLEX 10%, back 3h of 1 | base 9.00, promotion -0.90, coupon -0.67, points -2.00 = 5.43 | fee 0.28, beside 3.35, total 11.78, back 6.43 USD | 12.15 share the dollar as 8.10 to 4.05, and 11.15 the points as 7.43 to 3.72; what was paid of the fare, 5.43, whole, and the insurance
                                                               | base 4.50, promotion -0.45, coupon -0.33, points -1.00 = 2.72
`,
  },
];
