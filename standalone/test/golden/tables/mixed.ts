import { MARKET } from '../market.js';
import { coupon, type GoldenTable, promotion, rule, supplement, withPrice } from './table.js';

/** Nationals, visitors and their children in one booking, where each has his own price and all share what is of the booking. */
export const MIXED: readonly GoldenTable[] = [
  {
    title: 'a party of several nationalities',
    rows: `
KH 1+0 FR 1+1 pp-sr Fri                | base 9.00                       | fee 0.68, total 27.69 USD              | each his own price, one fee: 2.5 % of 27.01 is 0.67525
                                       | base 12.00
                                       | base 6.01
KH 1+1 FR 1+0 pp-sr Fri                | base 9.00                       | fee 0.64, total 26.14 USD              | the child is a national, as its passport says; 2.5 % of 25.50 is 0.6375
                                       | base 4.50
                                       | base 12.00
KH 1+0 LA 1+1 pk-vt Fri                | base 300000                     | fee 13400, total 633400 LAK            | on a Lao ride the Cambodian is the visitor; 2 % of 620,000 and 1,000
                                       | base 200000
                                       | base 120000
KH 1+0 FR 0+1 pp-kp Fri                | base 20000                      | fee 901, total 36951 KHR               | 2.5 % of 36,050 is 901.25
                                       | base 16050
KH 1+0 TH 1+1 pp-sr+sr-bk Fri          | base 9.00                       | fee 2.05, total 84.06 USD              | on both rides each is what he is; the second has no price for children: 2.5 % of 82.01 is 2.05025
                                       | base 12.00
                                       | base 6.01
                                       | base 17.00
                                       | base 19.00
                                       | base 19.00
KH 1+0 FR 1+1 pp-sr Fri, points 500    | base 9.00, points -1.67 = 7.33  | fee 0.68, total 22.69 USD              | 1.6660, 2.2214 and 1.1126 by their fares: the largest remainder is the first's; the fee of 27.01
                                       | base 12.00, points -2.22 = 9.78
                                       | base 6.01, points -1.11 = 4.90
KH 1+0 FR 1+1 pp-sr Fri, with FLEX 10% | base 9.00                       | fee 0.68, beside 2.70, total 30.39 USD | 10 % of each seat's own price: 0.90, 1.20 and 0.601
                                       | base 12.00
                                       | base 6.01
KH 1+0 FR 1+1 pp-sr Fri, back 11h      | base 9.00                       | fee 0.68, total 27.69, back 13.51 USD  | half of each: 4.50, 6.00 and 3.005, half up
                                       | base 12.00
                                       | base 6.01
KH 1+0 FR 1+1 pp-sr Fri, back 30h of 2 | base 9.00                       | fee 0.68, total 27.69, back 18.90 USD  | 90 % of 9.00 and of 12.00; the child's seat is kept
                                       | base 12.00
                                       | base 6.01
`,
  },
  {
    title: 'a party of several nationalities by a rule, an offer of adults and the front row',
    setting: {
      tariff: {
        ...withPrice('1', { localOfferValue: 750, foreignOfferValue: 999, offerValidTo: '2026-11-21' }),
        pricingRules: [rule()],
        tariffSupplements: [supplement()],
      },
    },
    rows: `
KH 1+0 FR 1+1 pp-sr Sat     | base 9.00, rule +1.00, offer -2.50 = 7.50         | fee 0.60, total 24.60 USD | 10.00 and 13.00 by the rule, 7.50 and 9.99 by the offer; 6.01 × 13 ÷ 12 for the child, which has none: 2.5 % of 24.00
                            | base 12.00, rule +1.00, offer -3.01 = 9.99
                            | base 6.01, rule +0.50 = 6.51
KH 1+1 FR 1+0 pp-sr/2:4 Fri | base 9.00, offer -1.50, supplement +1.00 = 8.50   | fee 0.65, total 26.64 USD | the front row is 1.00 for the national and its child, 2.00 for the visitor: 2.5 % of 25.99 is 0.64975
                            | base 4.50, supplement +1.00 = 5.50
                            | base 12.00, offer -2.01, supplement +2.00 = 11.99
`,
  },
  {
    title: 'a party of several nationalities under a promotion of ten percent',
    setting: { promotions: [promotion()] },
    rows: `
KH 1+0 FR 1+1 pp-sr Fri | base 9.00, promotion -0.90 = 8.10   | fee 0.61, total 24.92 USD | 10 % of 27.01 is 2.70: 0.8997, 1.1996 and 0.6008, the larger remainders are the first two's; 2.5 % of 24.31 is 0.60775
                        | base 12.00, promotion -1.20 = 10.80
                        | base 6.01, promotion -0.60 = 5.41
`,
  },
  {
    title: 'a promotion for nationals, in a party of several nationalities',
    setting: { promotions: [promotion({ nationality: 'LOCAL' })] },
    rows: `
KH 1+1 FR 1+0 pp-sr Fri       | base 9.00, promotion -0.90 = 8.10   | fee 0.60, total 24.75 USD | 10 % of the nationals' 13.50; 2.5 % of 24.15 is 0.60375
                              | base 4.50, promotion -0.45 = 4.05
                              | base 12.00
KH 1+0 LA 1+0 pp-sr+sr-bk Fri | base 9.00, promotion -0.90 = 8.10   | fee 1.36, total 55.76 USD | the Lao is a visitor on both rides; 10 % of 26.00: 2.5 % of 54.40
                              | base 12.00
                              | base 17.00, promotion -1.70 = 15.30
                              | base 19.00
`,
  },
  {
    title: 'a code for a dollar, in a party of several nationalities',
    setting: { coupon: coupon({ kind: 'AMOUNT', value: 100 }) },
    rows: `
KH 1+0 FR 1+1 pp-sr Fri | base 9.00, coupon -0.33 = 8.67   | fee 0.65, total 26.66 USD | 0.3332, 0.4443 and 0.2225 by their fares: the largest remainder is the second's; 2.5 % of 26.01 is 0.65025
                        | base 12.00, coupon -0.45 = 11.55
                        | base 6.01, coupon -0.22 = 5.79
`,
  },
  {
    title: 'a code of ten percent for visitors, of two passengers at least',
    setting: { coupon: coupon({ nationality: 'FOREIGN', minimumPassengers: 2 }) },
    rows: `
KH 1+0 FR 1+1 pp-sr Fri | base 9.00                        | fee 0.63, total 25.84 USD | 10 % of the visitors' 18.01 is 1.80: 1.20 and 0.60; 2.5 % of 25.21 is 0.63025
                        | base 12.00, coupon -1.20 = 10.80
                        | base 6.01, coupon -0.60 = 5.41
KH 1+0 FR 1+0 pp-sr Fri | base 9.00                        | fee 0.50, total 20.30 USD | the national counts as the second, and saves nothing; 2.5 % of 19.80 is 0.495
                        | base 12.00, coupon -1.20 = 10.80
FR 1+0 pp-sr Fri        | COUPON_MINIMUM                   |                           | one passenger
KH 1+1 pp-sr Fri        | COUPON_NOT_ELIGIBLE              |                           | two, and no visitor among them
`,
  },
  {
    title: 'a party of several nationalities by card, whose fee is 3 % and 0.30',
    setting: {
      tariff: {
        transactionFees: MARKET.transactionFees.map((fee) => ({
          ...fee,
          byMethod: fee.currency === 'USD' ? [{ method: 'CARD' as const, percent: 300, fixed: 30 }] : [],
        })),
      },
    },
    rows: `
KH 1+0 FR 1+1 pp-sr Fri, by CARD | base 9.00  | fee 1.11, total 28.12 USD | 3 % of 27.01 is 0.8103, and 0.30 once
                                 | base 12.00
                                 | base 6.01
`,
  },
  {
    title: 'a party of several nationalities, every stage at once',
    setting: {
      tariff: { pricingRules: [rule()] },
      promotions: [promotion()],
      coupon: coupon({ kind: 'AMOUNT', value: 100 }),
    },
    rows: `
KH 1+0 FR 1+1 pp-sr Sat, points 500 | base 9.00, rule +1.00, promotion -1.00, coupon -0.34, points -1.70 = 6.96  | fee 0.64, total 21.20 USD | 29.51, 26.56, 25.56, 20.56: 2.95 as 10.00 to 13.00 to 6.51, the dollar as 9.00 to 11.70 to 5.86, the points as 8.66 to 11.26 to 5.64; 2.5 % of 25.56 is 0.639
                                    | base 12.00, rule +1.00, promotion -1.30, coupon -0.44, points -2.20 = 9.06
                                    | base 6.01, rule +0.50, promotion -0.65, coupon -0.22, points -1.10 = 4.54
`,
  },
];
