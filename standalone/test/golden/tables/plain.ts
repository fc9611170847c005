import type { GoldenTable } from './table.js';

export const PLAIN: readonly GoldenTable[] = [
  {
    title: 'base prices and fees',
    rows: `
KH 1+0 pp-sr Fri        | base 9.00  | fee 0.23, total 9.23 USD  | a national pays the local value; 2.5 % of 9.00 is 0.225, half up
FR 1+0 pp-sr Fri        | base 12.00 | fee 0.30, total 12.30 USD | a visitor pays the foreign value; 2.5 % of 12.00
LA 1+0 pp-sr Fri        | base 12.00 | fee 0.30, total 12.30 USD | a neighbour is a visitor
KH 0+1 pp-sr Fri        | base 4.50  | fee 0.11, total 4.61 USD  | a child has a price of its own; 2.5 % of 4.50 is 0.1125
FR 0+1 pp-sr Fri        | base 6.01  | fee 0.15, total 6.16 USD  | a foreign child, too; 2.5 % of 6.01 is 0.15025
KH 2+0 pp-sr Fri        | base 9.00  | fee 0.45, total 18.45 USD | the fee is of the sum: 2.5 % of 18.00 is 0.45, not twice 0.23
                        | base 9.00
KH 2+1 pp-sr Fri        | base 9.00  | fee 0.56, total 23.06 USD | 2.5 % of 22.50 is 0.5625
                        | base 9.00
                        | base 4.50
FR 2+2 pp-sr Fri        | base 12.00 | fee 0.90, total 36.92 USD | 2.5 % of 36.02 is 0.9005
                        | base 12.00
                        | base 6.01
                        | base 6.01
KH 1+1 pp-sr Fri, alike | base 9.00  | fee 0.45, total 18.45 USD | a schedule without prices by type: the child pays as an adult
                        | base 9.00
KH 1+0 pp-kt Fri        | base 5.00  | fee 0.13, total 5.13 USD  | the first part of the way has a price of its own
FR 1+0 pp-kt Fri        | base 7.00  | fee 0.18, total 7.18 USD  | and one for visitors; 2.5 % of 7.00 is 0.175
KH 1+0 kt-sr Fri        | base 4.20  | fee 0.11, total 4.31 USD  | the second part: both parts cost more than the whole; 2.5 % of 4.20 is 0.105
FR 1+0 kt-sr Fri        | base 5.05  | fee 0.13, total 5.18 USD  | 2.5 % of 5.05 is 0.12625
FR 3+0 kt-sr Fri        | base 5.05  | fee 0.38, total 15.53 USD | 2.5 % of 15.15 is 0.37875: one rounding, where three would be 0.39
                        | base 5.05
                        | base 5.05
KH 0+1 kt-sr Fri        | base 4.20  | fee 0.11, total 4.31 USD  | no price for children: as an adult
KH 1+0 sr-bk Fri        | base 17.00 | fee 0.43, total 17.43 USD | another operator; 2.5 % of 17.00 is 0.425
FR 1+0 sr-bk Fri        | base 19.00 | fee 0.48, total 19.48 USD | 2.5 % of 19.00 is 0.475
TH 1+0 sr-bk Fri        | base 19.00 | fee 0.48, total 19.48 USD | who goes home is a visitor on a Cambodian operator's ride
KH 1+1 sr-bk Fri        | base 17.00 | fee 0.85, total 34.85 USD | this operator has no price for children
                        | base 17.00
KH 1+0 sr-pp Fri        | no price   |                           | nobody has said what the way back costs
`,
  },
  {
    title: 'currencies',
    rows: `
LA 1+0 pk-vt Fri | base 200000 | fee 5000, total 205000 LAK   | a Lao pays the local value of a Lao ride; 2 % of 200,000 and 1,000
KH 1+0 pk-vt Fri | base 300000 | fee 7000, total 307000 LAK   | a Cambodian is a visitor in Laos; 2 % of 300,000 and 1,000
LA 0+1 pk-vt Fri | base 120000 | fee 3400, total 123400 LAK   | kip of a child; 2 % of 120,000 and 1,000
LA 1+1 pk-vt Fri | base 200000 | fee 7400, total 327400 LAK   | the fixed part once a booking
                 | base 120000
FR 2+1 pk-vt Fri | base 300000 | fee 16000, total 766000 LAK  | 2 % of 750,000 and 1,000
                 | base 300000
                 | base 150000
KH 1+0 pp-kp Fri | base 20000  | fee 500, total 20500 KHR     | riel have no decimals; 2.5 % of 20,000
FR 1+0 pp-kp Fri | base 32100  | fee 803, total 32903 KHR     | 2.5 % of 32,100 is 802.5: half a riel is rounded up
KH 0+1 pp-kp Fri | base 10000  | fee 250, total 10250 KHR     | 2.5 % of 10,000
FR 0+1 pp-kp Fri | base 16050  | fee 401, total 16451 KHR     | 2.5 % of 16,050 is 401.25
FR 2+1 pp-kp Fri | base 32100  | fee 2006, total 82256 KHR    | 2.5 % of 80,250 is 2,006.25
                 | base 32100
                 | base 16050
TH 1+0 bk-tr Fri | base 450.00 | fee 18.50, total 468.50 THB  | baht have satang; 3 % of 450.00 and 5.00
FR 1+0 bk-tr Fri | base 600.50 | fee 23.02, total 623.52 THB  | 3 % of 600.50 is 18.015, and 5.00
FR 2+0 bk-tr Fri | base 600.50 | fee 41.03, total 1242.03 THB | 3 % of 1,201.00 is 36.03, and 5.00 once
                 | base 600.50
VN 1+0 sg-ht Fri | base 180000 | fee 0, total 180000 VND      | dong, and no fee where none is set
FR 1+1 sg-ht Fri | base 250000 | fee 0, total 500000 VND      | no price for children in dong: as adults
                 | base 250000
`,
  },
  {
    title: 'connections',
    rows: `
KH 1+0 pp-sr+sr-bk Fri | base 9.00  | fee 0.65, total 26.65 USD | each ride by its own operator, one fee: 2.5 % of 26.00
                       | base 17.00
FR 1+0 pp-sr+sr-bk Fri | base 12.00 | fee 0.78, total 31.78 USD | 2.5 % of 31.00 is 0.775
                       | base 19.00
TH 1+0 pp-sr+sr-bk Fri | base 12.00 | fee 0.78, total 31.78 USD | a visitor on both
                       | base 19.00
KH 1+1 pp-sr+sr-bk Fri | base 9.00  | fee 1.19, total 48.69 USD | the child has a price on the first ride alone; 2.5 % of 47.50 is 1.1875
                       | base 4.50
                       | base 17.00
                       | base 17.00
KH 2+1 pp-sr+sr-bk Fri | base 9.00  | fee 1.84, total 75.34 USD | 2.5 % of 73.50 is 1.8375
                       | base 9.00
                       | base 4.50
                       | base 17.00
                       | base 17.00
                       | base 17.00
KH 1+0 pp-kt+kt-sr Fri | base 5.00  | fee 0.23, total 9.43 USD  | two rides of one operator are two prices
                       | base 4.20
FR 1+0 pp-kt+kt-sr Fri | base 7.00  | fee 0.30, total 12.35 USD | 2.5 % of 12.05 is 0.30125
                       | base 5.05
KH 1+0 pp-sr+pk-vt Fri | no price   |                           | dollars and kip are never added: each ride is booked by itself
KH 1+0 pp-kp+pp-sr Fri | no price   |                           | nor riel and dollars
LA 1+0 pp-sr+sr-pp Fri | no price   |                           | one ride without a price leaves the whole without
`,
  },
];
