import { ADD_ONS } from './add-ons.js';
import { COUPONS } from './coupons.js';
import { DEMAND } from './demand.js';
import { FEES } from './fees.js';
import { MIXED } from './mixed.js';
import { OFFERS } from './offers.js';
import { PLAIN } from './plain.js';
import { POINTS } from './points.js';
import { PROMOTIONS } from './promotions.js';
import { REFUNDS } from './refunds.js';
import { RULES } from './rules.js';
import type { GoldenTable } from './table.js';

/** By what their first new stage is; then parties that are priced differently in one booking. */
export const TABLES: readonly GoldenTable[] = [
  ...[...PLAIN, ...RULES, ...DEMAND, ...OFFERS, ...PROMOTIONS, ...COUPONS, ...POINTS, ...REFUNDS, ...FEES, ...ADD_ONS],
  ...MIXED,
];
