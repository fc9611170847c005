import { coupon, type GoldenTable, promotion, rule } from './table.js';

export const POINTS: readonly GoldenTable[] = [
  {
    title: 'points, a cent each',
    rows: `
KH 1+0 pp-sr Fri, points 300        | base 9.00, points -3.00 = 6.00   | fee 0.23, total 6.23 USD   | 3.00 less; the fee is that of 9.00
KH 1+0 pp-sr Fri, points 5000       | base 9.00, points -4.50 = 4.50   | fee 0.23, total 4.73 USD   | at most half of 9.00
KH 1+0 pp-sr Fri, points 99         | base 9.00                        | fee 0.23, total 9.23 USD   | fewer than 100 buy nothing
KH 1+0 pp-sr Fri, points 100        | base 9.00, points -1.00 = 8.00   | fee 0.23, total 8.23 USD   | 100 are enough
FR 0+1 pp-sr Fri, points 5000       | base 6.01, points -3.00 = 3.01   | fee 0.15, total 3.16 USD   | half of 6.01 is 3.005: whole cents, rounded down
KH 2+0 pp-sr Fri, points 701        | base 9.00, points -3.51 = 5.49   | fee 0.45, total 11.44 USD  | 3.51 and 3.50: of equal remainders the first
                                    | base 9.00, points -3.50 = 5.50
KH 1+1 pp-sr Fri, points 500        | base 9.00, points -3.33 = 5.67   | fee 0.34, total 8.84 USD   | by their fares: 3.33 and 1.67
                                    | base 4.50, points -1.67 = 2.83
KH 1+0 pp-sr+sr-bk Fri, points 1000 | base 9.00, points -3.46 = 5.54   | fee 0.65, total 16.65 USD  | over both rides: 3.4615 and 6.5385
                                    | base 17.00, points -6.54 = 10.46
KH 1+0 pp-kp Fri, points 1000       | base 20000                       | fee 500, total 20500 KHR   | points are dollars: none on riel
LA 1+0 pk-vt Fri, points 1000       | base 200000                      | fee 5000, total 205000 LAK | nor on kip
`,
  },
  {
    title: 'points after a code of 50 %',
    setting: { coupon: coupon({ value: 5000 }) },
    rows: `
KH 1+0 pp-sr Fri, points 5000 | base 9.00, coupon -4.50, points -2.25 = 2.25  | fee 0.11, total 2.36 USD | half of what the code leaves: 2.25 of 4.50; the fee of 4.50
FR 2+0 pp-sr Fri, points 400  | base 12.00, coupon -6.00, points -2.00 = 4.00 | fee 0.30, total 8.30 USD | 12.00 less by the code, then 2.00 each
                              | base 12.00, coupon -6.00, points -2.00 = 4.00
`,
  },
  {
    title: 'points after a code that leaves little',
    setting: { coupon: coupon({ kind: 'SET_PRICE', value: 150 }) },
    rows: `
KH 1+0 pp-sr Fri, points 5000 | base 9.00, coupon -7.50 = 1.50               | fee 0.04, total 1.54 USD | half of 1.50 would be 75 points: fewer than 100 buy nothing
KH 2+0 pp-sr Fri, points 5000 | base 9.00, coupon -7.50, points -0.75 = 0.75 | fee 0.08, total 1.58 USD | half of 3.00 is 150 points
                              | base 9.00, coupon -7.50, points -0.75 = 0.75
`,
  },
  {
    title: 'every stage at once',
    setting: {
      tariff: { pricingRules: [rule()] },
      promotions: [promotion()],
      coupon: coupon({ kind: 'AMOUNT', value: 100 }),
    },
    rows: `
KH 1+0 pp-sr Sat, points 200       | base 9.00, rule +1.00, promotion -1.00, coupon -1.00, points -2.00 = 6.00  | fee 0.20, total 6.20 USD  | 9.00, 10.00 on Saturday, 10 % by itself, a dollar by the code, 2.00 by points; 2.5 % of 8.00
FR 2+0 pp-sr Sat, points 1000      | base 12.00, rule +1.00, promotion -1.30, coupon -0.50, points -5.00 = 6.20 | fee 0.56, total 12.96 USD | 26.00, 23.40, 22.40, 12.40; 2.5 % of 22.40
                                   | base 12.00, rule +1.00, promotion -1.30, coupon -0.50, points -5.00 = 6.20
KH 1+1 pp-sr Sat                   | base 9.00, rule +1.00, promotion -1.00, coupon -0.67 = 8.33                | fee 0.31, total 12.81 USD | 15.00, 13.50, 12.50: the dollar as 9.00 to 4.50
                                   | base 4.50, rule +0.50, promotion -0.50, coupon -0.33 = 4.17
KH 1+0 pp-sr+sr-bk Sat, points 500 | base 9.00, rule +1.00, promotion -1.00, coupon -0.37, points -1.85 = 6.78  | fee 0.58, total 18.88 USD | 27.00, 24.30, 23.30, 18.30; the dollar as 9.00 to 15.30, the points as 8.63 to 14.67
                                   | base 17.00, promotion -1.70, coupon -0.63, points -3.15 = 11.52
`,
  },
];
