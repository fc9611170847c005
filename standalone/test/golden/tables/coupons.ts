import { travelDate } from '@naga/kernel/travel-date.js';
import { coupon, type GoldenTable } from './table.js';

const NOW = Date.parse('2026-11-17T10:00:00+07:00');

const refused = (title: string, setting: GoldenTable['setting'], code: string, why: string): GoldenTable => ({
  title,
  ...(setting && { setting }),
  rows: `KH 1+0 pp-sr Fri | ${code} | | ${why}`,
});

export const COUPONS: readonly GoldenTable[] = [
  {
    title: 'a code for ten percent',
    setting: { coupon: coupon() },
    rows: `
KH 1+0 pp-sr Fri       | base 9.00, coupon -0.90 = 8.10   | fee 0.20, total 8.30 USD  | 10 % of 9.00; the fee of 8.10
FR 1+1 pp-sr Fri       | base 12.00, coupon -1.20 = 10.80 | fee 0.41, total 16.62 USD | 10 % of 18.01 is 1.801: 1.80 by their fares
                       | base 6.01, coupon -0.60 = 5.41
KH 2+1 pp-sr Fri       | base 9.00, coupon -0.90 = 8.10   | fee 0.51, total 20.76 USD | 10 % of 22.50 is 2.25
                       | base 9.00, coupon -0.90 = 8.10
                       | base 4.50, coupon -0.45 = 4.05
FR 0+1 pp-sr Fri       | base 6.01, coupon -0.60 = 5.41   | fee 0.14, total 5.55 USD  | 10 % of 6.01 is 0.601
FR 1+0 kt-sr Fri       | base 5.05, coupon -0.51 = 4.54   | fee 0.11, total 4.65 USD  | 10 % of 5.05 is 0.505: half up
KH 1+0 pp-sr+sr-bk Fri | base 9.00, coupon -0.90 = 8.10   | fee 0.59, total 23.99 USD | over both rides
                       | base 17.00, coupon -1.70 = 15.30
KH 1+0 pp-kp Fri       | COUPON_OTHER_CURRENCY            |                           | a code in dollars, a ride in riel
`,
  },
  {
    title: 'a code for 1.00',
    setting: { coupon: coupon({ kind: 'AMOUNT', value: 100 }) },
    rows: `
KH 1+0 pp-sr Fri | base 9.00, coupon -1.00 = 8.00 | fee 0.20, total 8.20 USD  | a dollar less
KH 3+0 pp-sr Fri | base 9.00, coupon -0.34 = 8.66 | fee 0.65, total 26.65 USD | 0.34, 0.33 and 0.33: of equal remainders the first
                 | base 9.00, coupon -0.33 = 8.67
                 | base 9.00, coupon -0.33 = 8.67
KH 1+1 pp-sr Fri | base 9.00, coupon -0.67 = 8.33 | fee 0.31, total 12.81 USD | by their fares: 0.67 and 0.33
                 | base 4.50, coupon -0.33 = 4.17
`,
  },
  {
    title: 'a code for 20.00, more than most tickets',
    setting: { coupon: coupon({ kind: 'AMOUNT', value: 2000 }) },
    rows: `
KH 1+0 pp-sr Fri       | base 9.00, coupon -9.00 = 0.00   | fee 0.00, total 0.00 USD  | never below zero, and no fee on nothing
KH 2+0 pp-sr Fri       | base 9.00, coupon -9.00 = 0.00   | fee 0.00, total 0.00 USD  | 18.00 at most
                       | base 9.00, coupon -9.00 = 0.00
KH 3+0 pp-sr Fri       | base 9.00, coupon -6.67 = 2.33   | fee 0.18, total 7.18 USD  | 20.00 of 27.00: 6.67, 6.67 and 6.66
                       | base 9.00, coupon -6.67 = 2.33
                       | base 9.00, coupon -6.66 = 2.34
FR 1+0 pp-sr+sr-bk Fri | base 12.00, coupon -7.74 = 4.26  | fee 0.28, total 11.28 USD | 20.00 of 31.00: 7.742 and 12.258
                       | base 19.00, coupon -12.26 = 6.74
`,
  },
  {
    title: 'a code for a set price of 5.00',
    setting: { coupon: coupon({ kind: 'SET_PRICE', value: 500 }) },
    rows: `
KH 1+0 pp-sr Fri | base 9.00, coupon -4.00 = 5.00  | fee 0.13, total 5.13 USD  | 9.00 costs 5.00
FR 2+0 pp-sr Fri | base 12.00, coupon -7.00 = 5.00 | fee 0.25, total 10.25 USD | each costs 5.00
                 | base 12.00, coupon -7.00 = 5.00
KH 1+1 pp-sr Fri | base 9.00, coupon -4.00 = 5.00  | fee 0.24, total 9.74 USD  | what costs less already stays
                 | base 4.50
KH 1+0 pp-kt Fri | COUPON_SAVES_NOTHING            |                           | 5.00 is what it costs
KH 0+1 pp-sr Fri | COUPON_SAVES_NOTHING            |                           | 4.50 is less
FR 1+0 kt-sr Fri | base 5.05, coupon -0.05 = 5.00  | fee 0.13, total 5.13 USD  | five cents
`,
  },
  {
    title: 'half, at most 3.00',
    setting: { coupon: coupon({ value: 5000, cap: 300 }) },
    rows: `
FR 1+0 kt-sr Fri | base 5.05, coupon -2.53 = 2.52 | fee 0.06, total 2.58 USD  | half of 5.05 is 2.525, half up, and below the cap
KH 1+0 pp-sr Fri | base 9.00, coupon -3.00 = 6.00 | fee 0.15, total 6.15 USD  | 4.50 is above it
KH 2+0 pp-sr Fri | base 9.00, coupon -1.50 = 7.50 | fee 0.38, total 15.38 USD | once a booking: 1.50 each
                 | base 9.00, coupon -1.50 = 7.50
`,
  },
  {
    title: 'a set price, at most 5.00 in all',
    setting: { coupon: coupon({ kind: 'SET_PRICE', value: 700, cap: 500 }) },
    rows: `
KH 2+0 pp-sr Fri | base 9.00, coupon -2.00 = 7.00  | fee 0.35, total 14.35 USD | 2.00 each is below the cap
                 | base 9.00, coupon -2.00 = 7.00
FR 2+0 pp-sr Fri | base 12.00, coupon -2.50 = 9.50 | fee 0.48, total 19.48 USD | 5.00 each would be 10.00: 2.50 each
                 | base 12.00, coupon -2.50 = 9.50
`,
  },
  {
    title: 'a code of one operator',
    setting: { coupon: coupon({ operatorIds: ['2'], value: 2000 }) },
    rows: `
KH 1+0 pp-sr+sr-bk Fri | base 9.00                        | fee 0.57, total 23.17 USD | 20 % of 17.00: never another operator's fare
                       | base 17.00, coupon -3.40 = 13.60
KH 1+0 pp-sr Fri       | COUPON_WRONG_RIDE                |                           | none of its seats
`,
  },
  {
    title: 'a code for visitors, 25 %',
    setting: { coupon: coupon({ nationality: 'FOREIGN', value: 2500 }) },
    rows: `
FR 1+0 pp-sr Fri       | base 12.00, coupon -3.00 = 9.00  | fee 0.23, total 9.23 USD  | 25 % of 12.00
KH 1+0 pp-sr Fri       | COUPON_NOT_ELIGIBLE              |                           | a national
TH 1+1 pp-sr+sr-bk Fri | base 12.00, coupon -3.00 = 9.00  | fee 1.05, total 43.06 USD | a visitor on both rides: 25 % of 56.01 is 14.0025
                       | base 6.01, coupon -1.50 = 4.51
                       | base 19.00, coupon -4.75 = 14.25
                       | base 19.00, coupon -4.75 = 14.25
`,
  },
  {
    title: 'codes in riel and kip',
    setting: { coupon: coupon({ currency: 'KHR', value: 333 }) },
    rows: `
KH 1+0 pp-kp Fri | base 20000, coupon -666 = 19334  | fee 483, total 19817 KHR  | 3.33 % of 20,000 is 666; 2.5 % of 19,334 is 483.35
FR 1+1 pp-kp Fri | base 32100, coupon -1069 = 31031 | fee 1164, total 47711 KHR | 3.33 % of 48,150 is 1,603.395: whole riel, shared 1,068.67 and 534.33
                 | base 16050, coupon -534 = 15516
`,
  },
  {
    title: 'a code of 10,001 kip',
    setting: { coupon: coupon({ currency: 'LAK', kind: 'AMOUNT', value: 1_000_100 }) },
    rows: `
LA 2+0 pk-vt Fri | base 200000, coupon -5001 = 194999 | fee 8800, total 398799 LAK | whole kip: 5,001 and 5,000; 2 % of 389,999 is 7,799.98, and 1,000
                 | base 200000, coupon -5000 = 195000
LA 1+1 pk-vt Fri | base 200000, coupon -6251 = 193749 | fee 7200, total 317199 LAK | by their fares: 6,250.6 and 3,750.4; the larger remainder is the first's
                 | base 120000, coupon -3750 = 116250
`,
  },
  {
    title: 'weekend travel only',
    setting: { coupon: coupon({ weekdays: [6, 7], travelUntil: travelDate('2026-11-21') }) },
    rows: `
KH 1+0 pp-sr Fri | COUPON_WRONG_DATE              |                          | Friday is no weekend
KH 1+0 pp-sr Sat | base 9.00, coupon -0.90 = 8.10 | fee 0.20, total 8.30 USD | its last day of travel
KH 1+0 pp-sr Sun | COUPON_WRONG_DATE              |                          | over the day before
`,
  },
  {
    title: 'from 20.00 and two people on',
    setting: { coupon: coupon({ minimumAmount: 2000, minimumPassengers: 2 }) },
    rows: `
KH 1+0 pp-sr Fri       | COUPON_MINIMUM                   |                           | 9.00 is below 20.00
KH 1+0 pp-sr+sr-bk Fri | COUPON_MINIMUM                   |                           | 26.00, but one person on two rides
FR 2+0 pp-sr Fri       | base 12.00, coupon -1.20 = 10.80 | fee 0.54, total 22.14 USD | 24.00 and two people
                       | base 12.00, coupon -1.20 = 10.80
KH 2+0 pp-sr Fri       | COUPON_MINIMUM                   |                           | 18.00 is below it
`,
  },
  refused(
    'switched off',
    { coupon: coupon({ active: false, buyUntil: NOW }) },
    'COUPON_INACTIVE',
    'the first failure is told, not that it is over',
  ),
  refused('not begun', { coupon: coupon({ buyFrom: NOW + 1 }) }, 'COUPON_NOT_STARTED', 'a millisecond too early'),
  refused('over', { coupon: coupon({ buyUntil: NOW }) }, 'COUPON_EXPIRED', 'it ends before that moment'),
  refused(
    'at a counter only',
    { coupon: coupon({ channels: ['admin'] }) },
    'COUPON_WRONG_CHANNEL',
    'bought on the site',
  ),
  refused('ferries only', { coupon: coupon({ transportTypes: ['FERRY'] }) }, 'COUPON_WRONG_RIDE', 'a bus'),
  refused('of Laos only', { coupon: coupon({ countryCode: 'LA' }) }, 'COUPON_WRONG_RIDE', 'a ride in Cambodia'),
  refused(
    'for who buys first',
    { coupon: coupon({ firstBookingOnly: true }), asking: { hasBought: true } },
    'COUPON_NOT_ELIGIBLE',
    'he has bought before',
  ),
  refused(
    'once for each, of nobody known',
    { coupon: coupon({ limitPerCustomer: 1 }), asking: { isCustomerKnown: false } },
    'COUPON_NOT_ELIGIBLE',
    'nobody can be counted',
  ),
  refused(
    'once for each',
    { coupon: coupon({ limitPerCustomer: 1, limitTotal: 5 }), usage: { byCustomer: 1, total: 5 } },
    'COUPON_ALREADY_USED',
    'told before that it is used up for all',
  ),
  refused(
    'five times in all',
    { coupon: coupon({ limitTotal: 5 }), usage: { total: 5 } },
    'COUPON_USED_UP',
    'five have it',
  ),
  refused(
    'twice a day',
    { coupon: coupon({ limitPerDay: 2 }), usage: { today: 2 } },
    'COUPON_USED_UP',
    'again tomorrow',
  ),
  refused(
    'a budget of 100.00',
    { coupon: coupon({ budget: 10_000 }), usage: { spent: 9911 } },
    'COUPON_USED_UP',
    '0.89 are left, 0.90 are needed',
  ),
  {
    title: 'a budget of 100.00 with just enough left',
    setting: { coupon: coupon({ budget: 10_000 }), usage: { spent: 9910 } },
    rows: `
KH 1+0 pp-sr Fri | base 9.00, coupon -0.90 = 8.10 | fee 0.20, total 8.30 USD | 0.90 are left and 0.90 are needed
FR 1+0 pp-sr Fri | COUPON_USED_UP                 |                          | 1.20 are not
`,
  },
];
