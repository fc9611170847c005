import { coupon, type GoldenTable, promotion, withPrice } from './table.js';

const OFFER = withPrice('1', { localOfferValue: 750, offerValidTo: '2026-11-20' });

export const PROMOTIONS: readonly GoldenTable[] = [
  {
    title: 'a promotion of ten percent',
    setting: { promotions: [promotion()] },
    rows: `
KH 1+0 pp-sr Fri       | base 9.00, promotion -0.90 = 8.10   | fee 0.20, total 8.30 USD  | 10 % of 9.00; the fee of what is left: 2.5 % of 8.10 is 0.2025
FR 1+0 pp-sr Fri       | base 12.00, promotion -1.20 = 10.80 | fee 0.27, total 11.07 USD | 10 % of 12.00
KH 2+0 pp-sr Fri       | base 9.00, promotion -0.90 = 8.10   | fee 0.41, total 16.61 USD | 1.80 over two seats
                       | base 9.00, promotion -0.90 = 8.10
FR 0+1 pp-sr Fri       | base 6.01, promotion -0.60 = 5.41   | fee 0.14, total 5.55 USD  | 10 % of 6.01 is 0.601
FR 1+1 pp-sr Fri       | base 12.00, promotion -1.20 = 10.80 | fee 0.41, total 16.62 USD | 10 % of 18.01 is 1.80, shared 1.1993 and 0.6007: the larger remainder is the second's
                       | base 6.01, promotion -0.60 = 5.41
KH 1+0 pp-sr+sr-bk Fri | base 9.00, promotion -0.90 = 8.10   | fee 0.59, total 23.99 USD | 10 % of 26.00 over both rides
                       | base 17.00, promotion -1.70 = 15.30
KH 1+0 pp-kp Fri       | base 20000                          | fee 500, total 20500 KHR  | promotions in dollars lower no riel
`,
  },
  {
    title: 'two promotions that stand in no group',
    setting: { promotions: [promotion(), promotion()] },
    rows: `
KH 1+0 pp-sr Fri | base 9.00, promotion -0.90, promotion -0.81 = 7.29  | fee 0.18, total 7.47 USD  | 10 %, then 10 % of what is left: 0.81
KH 2+0 pp-sr Fri | base 9.00, promotion -0.90, promotion -0.81 = 7.29  | fee 0.36, total 14.94 USD | 1.80, then 1.62
                 | base 9.00, promotion -0.90, promotion -0.81 = 7.29
FR 1+0 pp-sr Fri | base 12.00, promotion -1.20, promotion -1.08 = 9.72 | fee 0.24, total 9.96 USD  | 1.20, then 1.08
`,
  },
  {
    title: 'two of one group: the one that saves most',
    setting: {
      promotions: [promotion({ stackGroup: 'a' }), promotion({ kind: 'AMOUNT', value: 150, stackGroup: 'a' })],
    },
    rows: `
KH 1+0 pp-sr Fri | base 9.00, promotion -1.50 = 7.50 | fee 0.19, total 7.69 USD  | 1.50 is more than 0.90
KH 2+0 pp-sr Fri | base 9.00, promotion -0.90 = 8.10 | fee 0.41, total 16.61 USD | 1.80 is more than 1.50
                 | base 9.00, promotion -0.90 = 8.10
KH 1+1 pp-sr Fri | base 9.00, promotion -1.00 = 8.00 | fee 0.30, total 12.30 USD | 1.50 is more than 1.35: 1.00 and 0.50 by their fares
                 | base 4.50, promotion -0.50 = 4.00
`,
  },
  {
    title: 'of two groups both, the higher priority first',
    setting: {
      promotions: [
        promotion({ stackGroup: 'a' }),
        promotion({ kind: 'AMOUNT', value: 200, stackGroup: 'b', priority: 5 }),
      ],
    },
    rows: `
KH 1+0 pp-sr Fri | base 9.00, promotion -2.00, promotion -0.70 = 6.30 | fee 0.16, total 6.46 USD  | 2.00, then 10 % of 7.00
KH 2+0 pp-sr Fri | base 9.00, promotion -1.00, promotion -0.80 = 7.20 | fee 0.36, total 14.76 USD | 2.00 shared, then 10 % of 16.00
                 | base 9.00, promotion -1.00, promotion -0.80 = 7.20
FR 0+1 pp-sr Fri | base 6.01, promotion -2.00, promotion -0.40 = 3.61 | fee 0.09, total 3.70 USD  | 2.00, then 10 % of 4.01
`,
  },
  {
    title: 'promotions for some',
    setting: {
      promotions: [
        promotion({ nationality: 'FOREIGN', value: 500 }),
        promotion({ weekdays: [6], kind: 'AMOUNT', value: 100 }),
        promotion({ minimumPassengers: 3, value: 2000 }),
        promotion({ operatorIds: ['2'], kind: 'SET_PRICE', value: 1500 }),
      ],
    },
    rows: `
KH 1+0 pp-sr Fri       | base 9.00                                            | fee 0.23, total 9.23 USD  | for none of them
FR 1+0 pp-sr Fri       | base 12.00, promotion -0.60 = 11.40                  | fee 0.29, total 11.69 USD | 5 % for visitors
KH 1+0 pp-sr Sat       | base 9.00, promotion -1.00 = 8.00                    | fee 0.20, total 8.20 USD  | a dollar on Saturdays
FR 1+0 pp-sr Sat       | base 12.00, promotion -0.60, promotion -1.00 = 10.40 | fee 0.26, total 10.66 USD | 5 %, then a dollar
KH 3+0 pp-sr Fri       | base 9.00, promotion -1.80 = 7.20                    | fee 0.54, total 22.14 USD | three people: 20 % of 27.00
                       | base 9.00, promotion -1.80 = 7.20
                       | base 9.00, promotion -1.80 = 7.20
KH 2+1 pp-sr Fri       | base 9.00, promotion -1.80 = 7.20                    | fee 0.45, total 18.45 USD | a child is one of three: 20 % of 22.50
                       | base 9.00, promotion -1.80 = 7.20
                       | base 4.50, promotion -0.90 = 3.60
KH 1+0 sr-bk Fri       | base 17.00, promotion -2.00 = 15.00                  | fee 0.38, total 15.38 USD | a set price: 17.00 costs 15.00
KH 2+0 sr-bk Fri       | base 17.00, promotion -2.00 = 15.00                  | fee 0.75, total 30.75 USD | for each seat
                       | base 17.00, promotion -2.00 = 15.00
KH 1+0 pp-sr+sr-bk Fri | base 9.00                                            | fee 0.60, total 24.60 USD | of the second ride alone
                       | base 17.00, promotion -2.00 = 15.00
`,
  },
  {
    title: 'more than the fare, a cap, and a minimum that another promotion takes from nobody',
    setting: {
      promotions: [
        promotion({ kind: 'AMOUNT', value: 2500, minimumAmount: 2600, priority: 2 }),
        promotion({ value: 5000, cap: 300, minimumAmount: 900, priority: 1 }),
      ],
    },
    rows: `
KH 1+0 pp-sr Fri | base 9.00, promotion -3.00 = 6.00                  | fee 0.15, total 6.15 USD  | half of 9.00 is 4.50, at most 3.00
KH 2+0 pp-sr Fri | base 9.00, promotion -1.50 = 7.50                  | fee 0.38, total 15.38 USD | at most 3.00 for the booking, not for each
                 | base 9.00, promotion -1.50 = 7.50
KH 3+0 pp-sr Fri | base 9.00, promotion -8.34, promotion -0.33 = 0.33 | fee 0.03, total 1.03 USD  | 25.00 of 27.00, then half of what is left: both looked at 27.00
                 | base 9.00, promotion -8.33, promotion -0.34 = 0.33
                 | base 9.00, promotion -8.33, promotion -0.33 = 0.34
FR 0+1 pp-sr Fri | base 6.01                                          | fee 0.15, total 6.16 USD  | 6.01 is below both minimums
`,
  },
  {
    title: 'a promotion that goes with no offer',
    setting: { tariff: OFFER, promotions: [promotion({ combinesWithOffers: false })] },
    rows: `
KH 1+0 pp-sr Fri | base 9.00, offer -1.50 = 7.50     | fee 0.19, total 7.69 USD  | the offer alone
KH 1+1 pp-sr Fri | base 9.00, offer -1.50 = 7.50     | fee 0.29, total 11.84 USD | the child's seat: 10 % of 4.50
                 | base 4.50, promotion -0.45 = 4.05
KH 1+0 pp-sr Sat | base 9.00, promotion -0.90 = 8.10 | fee 0.20, total 8.30 USD  | no offer on Saturday
`,
  },
  {
    title: 'a code after a promotion',
    setting: {
      promotions: [promotion({ stackGroup: 'a' })],
      coupon: coupon({ kind: 'AMOUNT', value: 200, stackGroup: 'b' }),
    },
    rows: `
KH 1+0 pp-sr Fri | base 9.00, promotion -0.90, coupon -2.00 = 6.10 | fee 0.15, total 6.25 USD  | 0.90 by itself, then 2.00; the fee of 6.10 is 0.1525
KH 2+0 pp-sr Fri | base 9.00, promotion -0.90, coupon -1.00 = 7.10 | fee 0.36, total 14.56 USD | 1.80, then 2.00 shared
                 | base 9.00, promotion -0.90, coupon -1.00 = 7.10
`,
  },
  {
    title: 'a code whose group is taken, or that goes with no promotion',
    setting: { promotions: [promotion({ stackGroup: 'a' })], coupon: coupon({ stackGroup: 'a' }) },
    rows: `
KH 1+0 pp-sr Fri | COUPON_NOT_COMBINABLE |  | a promotion of its group has lowered it
`,
  },
  {
    title: 'a code that goes with no promotion',
    setting: { promotions: [promotion({ operatorIds: ['1'] })], coupon: coupon({ combinesWithOffers: false }) },
    rows: `
KH 1+0 pp-sr Fri       | COUPON_NOT_COMBINABLE             |                           | the only seat is lowered already
KH 1+0 pp-sr+sr-bk Fri | base 9.00, promotion -0.90 = 8.10 | fee 0.59, total 23.99 USD | 10 % by itself of the first ride, the code's 10 % of the second
                       | base 17.00, coupon -1.70 = 15.30
`,
  },
];
