import { type GoldenTable, rule, withPrice } from './table.js';

export const RULES: readonly GoldenTable[] = [
  {
    title: 'a weekend rule, 9 → 10 and 12 → 13',
    setting: { tariff: { pricingRules: [rule()] } },
    rows: `
KH 1+0 pp-sr Thu        | base 9.00                      | fee 0.23, total 9.23 USD  | no weekend yet
KH 1+0 pp-sr Fri        | base 9.00                      | fee 0.23, total 9.23 USD  | Friday is none
KH 1+0 pp-sr Sat        | base 9.00, rule +1.00 = 10.00  | fee 0.25, total 10.25 USD | 9.00 × 10 ÷ 9
KH 1+0 pp-sr Sun        | base 9.00, rule +1.00 = 10.00  | fee 0.25, total 10.25 USD | Sunday as well
KH 1+0 pp-sr Mon        | base 9.00                      | fee 0.23, total 9.23 USD  | over again
FR 1+0 pp-sr Sat        | base 12.00, rule +1.00 = 13.00 | fee 0.33, total 13.33 USD | 12.00 × 13 ÷ 12
KH 0+1 pp-sr Sat        | base 4.50, rule +0.50 = 5.00   | fee 0.13, total 5.13 USD  | the child in proportion: 4.50 × 10 ÷ 9
FR 0+1 pp-sr Sat        | base 6.01, rule +0.50 = 6.51   | fee 0.16, total 6.67 USD  | 6.01 × 13 ÷ 12 is 6.5108
KH 1+0 pp-kt Sat        | base 5.00, rule +0.56 = 5.56   | fee 0.14, total 5.70 USD  | a part of the ride in proportion: 5.00 × 10 ÷ 9 is 5.5556
FR 1+0 pp-kt Sat        | base 7.00, rule +0.58 = 7.58   | fee 0.19, total 7.77 USD  | 7.00 × 13 ÷ 12 is 7.5833
KH 1+0 kt-sr Sat        | base 4.20, rule +0.47 = 4.67   | fee 0.12, total 4.79 USD  | 4.20 × 10 ÷ 9 is 4.6667
FR 1+0 kt-sr Sun        | base 5.05, rule +0.42 = 5.47   | fee 0.14, total 5.61 USD  | 5.05 × 13 ÷ 12 is 5.4708
KH 2+1 pp-sr Sat        | base 9.00, rule +1.00 = 10.00  | fee 0.63, total 25.63 USD | every seat by itself, the fee of 25.00
                        | base 9.00, rule +1.00 = 10.00
                        | base 4.50, rule +0.50 = 5.00
KH 1+1 pp-sr Sat, alike | base 9.00, rule +1.00 = 10.00  | fee 0.50, total 20.50 USD | both as adults
                        | base 9.00, rule +1.00 = 10.00
KH 1+0 pp-sr+sr-bk Sat  | base 9.00, rule +1.00 = 10.00  | fee 0.68, total 27.68 USD | the rule is of the first ride's timing alone
                        | base 17.00
KH 1+0 sr-bk Sat        | base 17.00                     | fee 0.43, total 17.43 USD | another operator has no such rule
`,
  },
  {
    title: 'the higher priority decides',
    setting: {
      tariff: {
        pricingRules: [
          rule({ priority: 1, localValue: 800 }),
          rule({ id: '2', localValue: 1200, nonLocalValue: 1500 }),
        ],
      },
    },
    rows: `
KH 1+0 pp-sr Sat | base 9.00, rule -1.00 = 8.00   | fee 0.20, total 8.20 USD  | priority 1, although the other is written later: 9.00 × 8 ÷ 9
FR 1+0 pp-sr Sat | base 12.00, rule +1.00 = 13.00 | fee 0.33, total 13.33 USD | one rule decides for all: 12.00 × 13 ÷ 12
KH 1+0 pp-sr Fri | base 9.00                      | fee 0.23, total 9.23 USD  | neither holds
`,
  },
  {
    title: 'bound to weekdays goes before all days',
    setting: {
      tariff: {
        pricingRules: [
          rule(),
          rule({ id: '2', isDayOfWeekDependent: false, daysOfWeek: [], localValue: 850, nonLocalValue: 1150 }),
        ],
      },
    },
    rows: `
KH 1+0 pp-sr Sat | base 9.00, rule +1.00 = 10.00  | fee 0.25, total 10.25 USD | the weekend's, the more special
KH 1+0 pp-sr Fri | base 9.00, rule -0.50 = 8.50   | fee 0.21, total 8.71 USD  | that of all days: 9.00 × 8.50 ÷ 9
FR 1+0 pp-sr Fri | base 12.00, rule -0.50 = 11.50 | fee 0.29, total 11.79 USD | 12.00 × 11.50 ÷ 12
FR 1+0 pp-kt Fri | base 7.00, rule -0.29 = 6.71   | fee 0.17, total 6.88 USD  | 7.00 × 11.50 ÷ 12 is 6.7083
KH 0+1 pp-sr Fri | base 4.50, rule -0.25 = 4.25   | fee 0.11, total 4.36 USD  | 4.50 × 8.50 ÷ 9
`,
  },
  {
    title: 'the later beginning, then the later written',
    setting: {
      tariff: {
        pricingRules: [
          rule({ id: '3', validFrom: '2026-11-10', localValue: 1100 }),
          rule({ id: '4', validFrom: '2026-11-15', validTo: '2026-11-21', localValue: 1150 }),
          rule({ id: '5', validFrom: '2026-11-10', localValue: 1200 }),
        ],
      },
    },
    rows: `
KH 1+0 pp-sr Sat | base 9.00, rule +2.50 = 11.50  | fee 0.29, total 11.79 USD | the one that began on the 15th holds to its last day
KH 1+0 pp-sr Sun | base 9.00, rule +3.00 = 12.00  | fee 0.30, total 12.30 USD | of both that began on the 10th the one written later
FR 1+0 pp-sr Sun | base 12.00, rule +1.00 = 13.00 | fee 0.33, total 13.33 USD | for visitors all say 13
`,
  },
  {
    title: 'rules that do not hold',
    setting: {
      tariff: {
        pricingRules: [
          rule({ status: 'INACTIVE', localValue: 2000 }),
          rule({ id: '2', validFrom: '2026-11-22', localValue: 1500 }),
          rule({ id: '3', routeTimingId: '200', localValue: 100 }),
          rule({ id: '4', validTo: '2026-11-20', localValue: 100 }),
        ],
      },
    },
    rows: `
KH 1+0 pp-sr Sat | base 9.00                      | fee 0.23, total 9.23 USD  | one is switched off, one begins tomorrow, one is of another timing, one ended yesterday
KH 1+0 pp-sr Sun | base 9.00, rule +6.00 = 15.00  | fee 0.38, total 15.38 USD | it has begun: 9.00 × 15 ÷ 9
FR 1+0 sr-bk Sat | base 19.00, rule +1.58 = 20.58 | fee 0.51, total 21.09 USD | of timing 200: 19.00 × 13 ÷ 12 is 20.5833
KH 1+0 sr-bk Sat | base 17.00, rule -15.11 = 1.89 | fee 0.05, total 1.94 USD  | 17.00 × 1 ÷ 9 is 1.8889
`,
  },
  {
    title: 'rules at the edges',
    setting: {
      tariff: {
        pricingRules: [
          rule({ daysOfWeek: [5], originalLocalValue: 0, originalNonLocalValue: 0, localValue: 777 }),
          rule({ id: '2', daysOfWeek: [6], localValue: 900, nonLocalValue: 1200 }),
          rule({ id: '3', daysOfWeek: [7], localValue: 0, nonLocalValue: 0 }),
        ],
      },
    },
    rows: `
KH 1+0 pp-sr Fri       | base 9.00, rule -1.23 = 7.77   | fee 0.19, total 7.96 USD  | without a usual price the rule's value is the price
KH 1+0 pp-kt Fri       | base 5.00, rule +2.77 = 7.77   | fee 0.19, total 7.96 USD  | of a part of the ride, too
KH 1+0 pp-sr Sat       | base 9.00, rule +0.00 = 9.00   | fee 0.23, total 9.23 USD  | a rule that changes nothing is told all the same
KH 1+0 pp-sr Sun       | base 9.00, rule -9.00 = 0.00   | fee 0.00, total 0.00 USD  | free of charge: and no fee on nothing
FR 1+1 pp-sr Sun       | base 12.00, rule -12.00 = 0.00 | fee 0.00, total 0.00 USD  | for everybody
                       | base 6.01, rule -6.01 = 0.00
KH 1+0 pp-sr+sr-bk Sun | base 9.00, rule -9.00 = 0.00   | fee 0.43, total 17.43 USD | the other ride is paid: 2.5 % of 17.00
                       | base 17.00
`,
  },
  {
    title: 'rules in riel and kip',
    setting: {
      tariff: {
        pricingRules: [
          rule({ operatorId: '4', routeTimingId: '400', localValue: 700, originalLocalValue: 600 }),
          rule({ id: '2', operatorId: '3', routeTimingId: '300', localValue: 700, originalLocalValue: 900 }),
        ],
      },
    },
    rows: `
KH 1+0 pp-kp Sat | base 20000, rule +3333 = 23333    | fee 583, total 23916 KHR   | 20,000 × 7 ÷ 6 is 23,333.3: whole riel; the fee 583.325
FR 1+0 pp-kp Sat | base 32100, rule +2675 = 34775    | fee 869, total 35644 KHR   | 32,100 × 13 ÷ 12; 2.5 % of 34,775 is 869.375
KH 0+1 pp-kp Sat | base 10000, rule +1667 = 11667    | fee 292, total 11959 KHR   | 10,000 × 7 ÷ 6 is 11,666.7
LA 1+0 pk-vt Sun | base 200000, rule -44444 = 155556 | fee 4111, total 159667 LAK | 200,000 × 7 ÷ 9 is 155,555.6; 2 % is 3,111.12, and 1,000
LA 0+1 pk-vt Sun | base 120000, rule -26667 = 93333  | fee 2867, total 96200 LAK  | 120,000 × 7 ÷ 9 is 93,333.3
`,
  },
  {
    title: 'prices from a day on',
    setting: {
      tariff: {
        baseTicketPrices: [
          ...withPrice('1', {}).baseTicketPrices,
          {
            ...withPrice('1', {}).baseTicketPrices[0]!,
            id: '20',
            effectiveFrom: '2026-11-21',
            localValue: 950,
            version: 3,
          },
          {
            ...withPrice('1', {}).baseTicketPrices[2]!,
            id: '21',
            effectiveFrom: '2026-11-22',
            sold: false,
            version: 4,
          },
        ],
      },
    },
    rows: `
KH 1+0 pp-sr Fri | base 9.00  | fee 0.23, total 9.23 USD  | the price that was there from the beginning
KH 1+0 pp-sr Sat | base 9.50  | fee 0.24, total 9.74 USD  | the new one holds from Saturday's travel on, whenever it is bought
FR 1+0 pp-sr Sun | base 12.00 | fee 0.30, total 12.30 USD | that of visitors is as it was
KH 1+0 pp-kt Sat | base 5.00  | fee 0.13, total 5.13 USD  | still sold
KH 1+0 pp-kt Sun | no price   |                           | not sold from Sunday on
`,
  },
];
