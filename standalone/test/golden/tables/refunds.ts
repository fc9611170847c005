import { coupon, type GoldenTable, promotion } from './table.js';

/** Class Standard: 100 % less a dollar until 48 hours before, 90 % until 24, 75 % until 12, 50 % until 4. */
export const REFUNDS: readonly GoldenTable[] = [
  {
    title: 'given back by class Standard',
    rows: `
KH 1+0 pp-sr Fri, back 72h            | base 9.00   | fee 0.23, total 9.23, back 8.00 USD      | all less a dollar; the fee stays
KH 1+0 pp-sr Fri, back 48h            | base 9.00   | fee 0.23, total 9.23, back 8.00 USD      | 48 hours are in time
KH 1+0 pp-sr Fri, back 47h            | base 9.00   | fee 0.23, total 9.23, back 8.10 USD      | 90 % of 9.00
KH 1+0 pp-sr Fri, back 24h            | base 9.00   | fee 0.23, total 9.23, back 8.10 USD      | 24 hours are in time
KH 1+0 pp-sr Fri, back 23h            | base 9.00   | fee 0.23, total 9.23, back 6.75 USD      | 75 % of 9.00
KH 1+0 pp-sr Fri, back 12h            | base 9.00   | fee 0.23, total 9.23, back 6.75 USD      | 12 hours are in time
KH 1+0 pp-sr Fri, back 11h            | base 9.00   | fee 0.23, total 9.23, back 4.50 USD      | 50 % of 9.00
KH 1+0 pp-sr Fri, back 4h             | base 9.00   | fee 0.23, total 9.23, back 4.50 USD      | four hours are in time
KH 1+0 pp-sr Fri, back 3h             | base 9.00   | fee 0.23, total 9.23, back 0.00 USD      | nothing
KH 1+0 pp-sr Fri, back 0h             | base 9.00   | fee 0.23, total 9.23, back 0.00 USD      | the vehicle has left
FR 0+1 pp-sr Fri, back 23h            | base 6.01   | fee 0.15, total 6.16, back 4.51 USD      | 75 % of 6.01 is 4.5075
FR 0+1 pp-sr Fri, back 11h            | base 6.01   | fee 0.15, total 6.16, back 3.01 USD      | 50 % of 6.01 is 3.005: half up
KH 2+0 pp-sr Fri, back 72h            | base 9.00   | fee 0.45, total 18.45, back 16.00 USD    | a dollar of each seat
                                      | base 9.00
KH 2+0 pp-sr Fri, back 30h of 1       | base 9.00   | fee 0.45, total 18.45, back 8.10 USD     | one of two: 90 % of 9.00
                                      | base 9.00
KH 2+1 pp-sr Fri, back 11h of 2       | base 9.00   | fee 0.56, total 23.06, back 9.00 USD     | two of three: 4.50 each
                                      | base 9.00
                                      | base 4.50
KH 1+0 pp-sr+sr-bk Fri, back 30h      | base 9.00   | fee 0.65, total 26.65, back 23.40 USD    | both rides: 8.10 and 15.30
                                      | base 17.00
KH 1+0 pp-sr+sr-bk Fri, back 30h of 1 | base 9.00   | fee 0.65, total 26.65, back 8.10 USD     | the first ride alone
                                      | base 17.00
KH 1+0 pp-kp Fri, back 72h            | base 20000  | fee 500, total 20500, back 16000 KHR     | 4,000 riel are kept
KH 0+1 pp-kp Fri, back 23h            | base 10000  | fee 250, total 10250, back 7500 KHR      | 75 % of 10,000
FR 0+1 pp-kp Fri, back 11h            | base 16050  | fee 401, total 16451, back 8025 KHR      | 50 % of 16,050
LA 1+0 pk-vt Fri, back 72h            | base 200000 | fee 5000, total 205000, back 180000 LAK  | 20,000 kip are kept
TH 1+0 bk-tr Fri, back 72h            | base 450.00 | fee 18.50, total 468.50, back 415.00 THB | 35 baht are kept
VN 1+0 sg-ht Fri, back 72h            | base 180000 | fee 0, total 180000, back 155000 VND     | 25,000 dong are kept
FR 1+0 sg-ht Fri, back 30h            | base 250000 | fee 0, total 250000, back 225000 VND     | 90 % of 250,000
`,
  },
  {
    title: 'given back after a code of 20 %',
    setting: { coupon: coupon({ value: 2000 }) },
    rows: `
KH 1+0 pp-sr Fri, back 72h      | base 9.00, coupon -1.80 = 7.20  | fee 0.18, total 7.38, back 6.20 USD  | what was paid of the fare, 7.20, less a dollar
KH 1+0 pp-sr Fri, back 30h      | base 9.00, coupon -1.80 = 7.20  | fee 0.18, total 7.38, back 6.48 USD  | 90 % of 7.20
FR 1+1 pp-sr Fri, back 23h of 1 | base 12.00, coupon -2.40 = 9.60 | fee 0.36, total 14.77, back 7.20 USD | 75 % of 9.60; 3.602 of the code are shared 2.40 and 1.20
                                | base 6.01, coupon -1.20 = 4.81
`,
  },
  {
    title: 'given back after points',
    rows: `
KH 1+0 pp-sr Fri, points 300, back 30h      | base 9.00, points -3.00 = 6.00 | fee 0.23, total 6.23, back 5.40 USD  | 90 % of 6.00; points come back as points
KH 2+0 pp-sr Fri, points 701, back 11h of 1 | base 9.00, points -3.51 = 5.49 | fee 0.45, total 11.44, back 2.75 USD | 50 % of 5.49 is 2.745: half up
                                            | base 9.00, points -3.50 = 5.50
`,
  },
  {
    title: 'given back after a promotion that left less than a dollar',
    setting: { promotions: [promotion({ kind: 'SET_PRICE', value: 60 })] },
    rows: `
KH 1+0 pp-sr Fri, back 72h | base 9.00, promotion -8.40 = 0.60 | fee 0.02, total 0.62, back 0.00 USD | a dollar of 0.60 is all of it: nothing comes back, and nothing is owed
KH 1+0 pp-sr Fri, back 30h | base 9.00, promotion -8.40 = 0.60 | fee 0.02, total 0.62, back 0.54 USD | 90 % of 0.60: a seat that is given back later has more of it
`,
  },
];
