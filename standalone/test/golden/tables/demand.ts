import { type GoldenTable, rule, supplement, withPrice } from './table.js';

const demand = {
  ...{ id: '1', operatorId: '1', routeId: null, floor: 80, ceiling: 130 },
  steps: [
    { kind: 'LEFT', most: 25, percent: 10 },
    { kind: 'LEFT', most: 10, percent: 25 },
    { kind: 'DAYS', most: 3, percent: 10 },
    { kind: 'DAYS', most: 1, percent: 15 },
  ],
} as const;

export const DEMAND: readonly GoldenTable[] = [
  {
    title: 'demand: 10 % with 10 of 40 seats left, 25 % with 4; 10 % three days before',
    setting: { tariff: { tariffDemands: [demand] } },
    rows: `
KH 1+0 pp-sr Sat             | base 9.00                        | fee 0.23, total 9.23 USD  | 40 seats left, four days to go: no step holds
KH 1+0 pp-sr Sat, claimed 29 | base 9.00                        | fee 0.23, total 9.23 USD  | 11 left are more than a quarter
KH 1+0 pp-sr Sat, claimed 30 | base 9.00, demand +0.90 = 9.90   | fee 0.25, total 10.15 USD | 10 of 40 are a quarter: 9.00 × 110 %
FR 1+0 pp-sr Sat, claimed 30 | base 12.00, demand +1.20 = 13.20 | fee 0.33, total 13.53 USD | 12.00 × 110 %
KH 0+1 pp-sr Sat, claimed 30 | base 4.50, demand +0.45 = 4.95   | fee 0.12, total 5.07 USD  | 4.50 × 110 %
FR 0+1 pp-sr Sat, claimed 30 | base 6.01, demand +0.60 = 6.61   | fee 0.17, total 6.78 USD  | 6.01 × 110 % is 6.611
KH 1+0 pp-sr Sat, claimed 36 | base 9.00, demand +2.25 = 11.25  | fee 0.28, total 11.53 USD | of two steps the one with the least left: 125 %
KH 1+0 pp-sr Fri             | base 9.00, demand +0.90 = 9.90   | fee 0.25, total 10.15 USD | three days to go: 110 %
KH 1+0 pp-sr Fri, claimed 30 | base 9.00, demand +1.80 = 10.80  | fee 0.27, total 11.07 USD | both kinds add up: 120 %
KH 1+0 pp-sr Fri, claimed 36 | base 9.00, demand +2.70 = 11.70  | fee 0.29, total 11.99 USD | 135 % is above the ceiling: 130 %
KH 1+0 pp-sr Fri, claimed 40 | base 9.00, demand +2.70 = 11.70  | fee 0.29, total 11.99 USD | nothing left, and not more than the ceiling
FR 2+1 pp-sr Fri             | base 12.00, demand +1.20 = 13.20 | fee 0.83, total 33.84 USD | each by itself: 13.20, 13.20 and 6.611
                             | base 12.00, demand +1.20 = 13.20
                             | base 6.01, demand +0.60 = 6.61
KH 1+0 sr-bk Fri, claimed 40 | base 17.00                       | fee 0.43, total 17.43 USD | another operator lets demand move nothing
KH 1+0 pp-sr+sr-bk Fri       | base 9.00, demand +0.90 = 9.90   | fee 0.67, total 27.57 USD | one ride of two
                             | base 17.00
`,
  },
  {
    title: 'demand after a rule, before an offer and a supplement',
    setting: {
      tariff: {
        ...withPrice('1', { localOfferValue: 950, offerValidTo: '2026-11-20' }),
        pricingRules: [rule({ daysOfWeek: [5, 6] })],
        tariffSupplements: [supplement()],
        tariffDemands: [demand],
      },
    },
    rows: `
KH 1+0 pp-sr Fri                 | base 9.00, rule +1.00, demand +1.00, offer -1.50 = 9.50                    | fee 0.24, total 9.74 USD  | 10.00 on Friday × 110 %, but 9.50 by the offer
KH 1+0 pp-sr/2:4 Fri             | base 9.00, rule +1.00, demand +1.00, offer -1.50, supplement +1.00 = 10.50 | fee 0.26, total 10.76 USD | and a dollar for the seat, that demand does not move
KH 1+0 pp-sr Sat, claimed 30     | base 9.00, rule +1.00, demand +1.00 = 11.00                                | fee 0.28, total 11.28 USD | no offer on Saturday: 10.00 × 110 %
FR 1+0 pp-sr/2:4 Sat, claimed 36 | base 12.00, rule +1.00, demand +3.25, supplement +2.00 = 18.25             | fee 0.46, total 18.71 USD | 13.00 × 125 % is 16.25, and two dollars
KH 1+0 pp-kt Sat, claimed 30     | base 5.00, rule +0.56, demand +0.56 = 6.12                                 | fee 0.15, total 6.27 USD  | 5.56 × 110 % is 6.116
`,
  },
  {
    title: 'demand that makes cheaper, and a route that keeps out',
    setting: {
      tariff: {
        tariffDemands: [
          { ...demand, steps: [{ kind: 'DAYS', most: 60, percent: -30 }], floor: 80 },
          { ...demand, id: '2', routeId: '11', steps: [] },
          { ...demand, id: '3', operatorId: '4', steps: [{ kind: 'DAYS', most: 60, percent: 7 }] },
        ],
      },
    },
    rows: `
KH 1+0 pp-sr Fri | base 9.00, demand -1.80 = 7.20   | fee 0.18, total 7.38 USD | 70 % is below the floor: 80 %
FR 1+0 pp-sr Fri | base 12.00, demand -2.40 = 9.60  | fee 0.24, total 9.84 USD | 12.00 × 80 %
KH 1+0 pp-kp Fri | base 20000, demand +1400 = 21400 | fee 535, total 21935 KHR | 20,000 × 107 %
FR 0+1 pp-kp Fri | base 16050, demand +1124 = 17174 | fee 429, total 17603 KHR | 16,050 × 107 % is 17,173.5: half a riel up; the fee 429.35
`,
  },
];
