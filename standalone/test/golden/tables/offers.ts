import { coupon, type GoldenTable, rule, supplement, withPrice } from './table.js';

const OFFER = withPrice('1', {
  localOfferValue: 750,
  foreignOfferValue: 999,
  offerValidFrom: '2026-11-20',
  offerValidTo: '2026-11-21',
});

export const OFFERS: readonly GoldenTable[] = [
  {
    title: 'an offer on Friday and Saturday, 7.50 and 9.99',
    setting: { tariff: OFFER },
    rows: `
KH 1+0 pp-sr Thu        | base 9.00                      | fee 0.23, total 9.23 USD  | not yet
KH 1+0 pp-sr Fri        | base 9.00, offer -1.50 = 7.50  | fee 0.19, total 7.69 USD  | its first day
KH 1+0 pp-sr Sat        | base 9.00, offer -1.50 = 7.50  | fee 0.19, total 7.69 USD  | its last day
KH 1+0 pp-sr Sun        | base 9.00                      | fee 0.23, total 9.23 USD  | over
FR 1+0 pp-sr Fri        | base 12.00, offer -2.01 = 9.99 | fee 0.25, total 10.24 USD | visitors have one of their own; 2.5 % of 9.99 is 0.24975
KH 1+1 pp-sr Fri        | base 9.00, offer -1.50 = 7.50  | fee 0.30, total 12.30 USD | the child's price has none
                        | base 4.50
KH 1+1 pp-sr Fri, alike | base 9.00, offer -1.50 = 7.50  | fee 0.38, total 15.38 USD | who pays as an adult has the adult's
                        | base 9.00, offer -1.50 = 7.50
KH 1+0 pp-sr+sr-bk Fri  | base 9.00, offer -1.50 = 7.50  | fee 0.61, total 25.11 USD | of one ride alone
                        | base 17.00
FR 2+0 pp-sr Sat        | base 12.00, offer -2.01 = 9.99 | fee 0.50, total 20.48 USD | for each; 2.5 % of 19.98 is 0.4995
                        | base 12.00, offer -2.01 = 9.99
KH 1+0 pp-kt Fri        | base 5.00                      | fee 0.13, total 5.13 USD  | a part of the ride has another price, and no offer
`,
  },
  {
    title: 'an offer above what a rule has made',
    setting: {
      tariff: { ...OFFER, pricingRules: [rule({ localValue: 700, isDayOfWeekDependent: false, daysOfWeek: [] })] },
    },
    rows: `
KH 1+0 pp-sr Fri | base 9.00, rule -2.00 = 7.00               | fee 0.18, total 7.18 USD  | 7.00 is less than 7.50: an offer makes nothing dearer, and leaves no line
FR 1+0 pp-sr Fri | base 12.00, rule +1.00, offer -3.01 = 9.99 | fee 0.25, total 10.24 USD | 13.00 is more than 9.99
KH 0+1 pp-sr Fri | base 4.50, rule -1.00 = 3.50               | fee 0.09, total 3.59 USD  | 4.50 × 7 ÷ 9
`,
  },
  {
    title: 'an offer that never ends, and one of nothing',
    setting: {
      tariff: withPrice('5', { localOfferValue: 1500, foreignOfferValue: 0, offerValidFrom: null, offerValidTo: null }),
    },
    rows: `
KH 1+0 sr-bk Mon | base 17.00, offer -2.00 = 15.00 | fee 0.38, total 15.38 USD | without days it always holds
FR 1+0 sr-bk Mon | base 19.00, offer -19.00 = 0.00 | fee 0.00, total 0.00 USD  | free for visitors, and no fee on nothing
KH 1+1 sr-bk Fri | base 17.00, offer -2.00 = 15.00 | fee 0.75, total 30.75 USD | children pay as adults, by the offer as well
                 | base 17.00, offer -2.00 = 15.00
`,
  },
  {
    title: 'supplements: front row 1.00 and 2.00, vans 0.50',
    setting: {
      tariff: {
        tariffSupplements: [
          supplement(),
          supplement({
            id: '2',
            seatCategoryId: null,
            vehicleCategoryId: '3',
            localValue: 50,
            foreignValue: 50,
            seatNames: null,
          }),
        ],
      },
    },
    rows: `
KH 1+0 pp-sr Fri       | base 9.00                                              | fee 0.23, total 9.23 USD  | nobody said which seat
KH 1+0 pp-sr/2:0 Fri   | base 9.00                                              | fee 0.23, total 9.23 USD  | a plain seat on another vehicle
KH 1+0 pp-sr/2:4 Fri   | base 9.00, supplement +1.00 = 10.00                    | fee 0.25, total 10.25 USD | the front row
FR 1+0 pp-sr/2:4 Fri   | base 12.00, supplement +2.00 = 14.00                   | fee 0.35, total 14.35 USD | visitors pay 2.00
KH 1+0 pp-sr/3:0 Fri   | base 9.00, supplement +0.50 = 9.50                     | fee 0.24, total 9.74 USD  | a van
KH 1+0 pp-sr/3:4 Fri   | base 9.00, supplement +1.00, supplement +0.50 = 10.50  | fee 0.26, total 10.76 USD | both: first the seat, then the vehicle
FR 1+0 pp-sr/3:4 Fri   | base 12.00, supplement +2.00, supplement +0.50 = 14.50 | fee 0.36, total 14.86 USD | 12.00 + 2.00 + 0.50
KH 0+1 pp-sr/3:4 Fri   | base 4.50, supplement +1.00, supplement +0.50 = 6.00   | fee 0.15, total 6.15 USD  | a child without one of its own pays that of adults
KH 1+0 pp-sr/3:0,4 Fri | base 9.00, supplement +0.50 = 9.50                     | fee 0.24, total 9.74 USD  | results show the cheapest seat of the vehicle
KH 1+0 pp-kt/3:4 Fri   | base 5.00, supplement +1.00, supplement +0.50 = 6.50   | fee 0.16, total 6.66 USD  | it is not shared out by the way: the same on a part
KH 1+0 sr-bk/3:4 Fri   | base 17.00                                             | fee 0.43, total 17.43 USD | another operator asks for none
`,
  },
  {
    title: 'a supplement after a rule and an offer',
    setting: { tariff: { ...OFFER, pricingRules: [rule()], tariffSupplements: [supplement()] } },
    rows: `
KH 1+0 pp-sr/2:4 Sat | base 9.00, rule +1.00, offer -2.50, supplement +1.00 = 8.50   | fee 0.21, total 8.71 USD  | 9.00, 10.00 on Saturday, 7.50 by the offer, and a dollar for the seat
FR 1+0 pp-sr/2:4 Sat | base 12.00, rule +1.00, offer -3.01, supplement +2.00 = 11.99 | fee 0.30, total 12.29 USD | 12.00, 13.00, 9.99, and two
KH 1+0 pp-sr/2:4 Sun | base 9.00, rule +1.00, supplement +1.00 = 11.00               | fee 0.28, total 11.28 USD | no offer any more: 10.00 and a dollar
KH 1+1 pp-sr/2:4 Fri | base 9.00, offer -1.50, supplement +1.00 = 8.50               | fee 0.35, total 14.35 USD | the child 4.50 and a dollar
                     | base 4.50, supplement +1.00 = 5.50
`,
  },
  {
    title: 'supplements of children, of such vehicles alone, in another currency',
    setting: {
      tariff: {
        tariffSupplements: [
          supplement(),
          supplement({ id: '2', passengerType: 'CHILD', localValue: 0, foreignValue: 25 }),
          supplement({ id: '3', vehicleCategoryId: '3', localValue: 300, foreignValue: 300 }),
          supplement({ id: '4', currency: 'KHR', localValue: 400_000, foreignValue: 400_000 }),
        ],
      },
    },
    rows: `
KH 1+1 pp-sr/2:4 Fri | base 9.00, supplement +1.00 = 10.00 | fee 0.36, total 14.86 USD | the child's is nothing and leaves no line
                     | base 4.50
FR 0+1 pp-sr/2:4 Fri | base 6.01, supplement +0.25 = 6.26  | fee 0.16, total 6.42 USD  | 6.01 and 0.25
KH 1+0 pp-sr/3:4 Fri | base 9.00, supplement +3.00 = 12.00 | fee 0.30, total 12.30 USD | on such vehicles 3.00 in the place of 1.00; that in riel never beside dollars
`,
  },
  {
    title: 'a coupon that goes with no offer',
    setting: { tariff: OFFER, coupon: coupon({ combinesWithOffers: false }) },
    rows: `
KH 1+0 pp-sr Fri       | COUPON_NOT_COMBINABLE            |                           | all of it is sold at an offer's price
KH 1+1 pp-sr Fri       | base 9.00, offer -1.50 = 7.50    | fee 0.29, total 11.84 USD | the child's seat is not: 10 % of 4.50
                       | base 4.50, coupon -0.45 = 4.05
KH 1+0 pp-sr Sun       | base 9.00, coupon -0.90 = 8.10   | fee 0.20, total 8.30 USD  | no offer on Sunday: 10 % of 9.00
KH 1+0 pp-sr+sr-bk Fri | base 9.00, offer -1.50 = 7.50    | fee 0.57, total 23.37 USD | the second ride alone: 10 % of 17.00
                       | base 17.00, coupon -1.70 = 15.30
`,
  },
];
