import { BOOKING } from './arguments/booking.js';
import { CARGO } from './arguments/cargo.js';
import { CATALOGUE } from './arguments/catalogue.js';
import { EXPERIENCES } from './arguments/experiences.js';
import { PRICING } from './arguments/pricing.js';
import { RECORDS } from './arguments/records.js';
import { USERS } from './arguments/users.js';

/**
 * Arguments for each operation that pass its door and then change nothing: rows that do not exist, secrets that are wrong,
 * inputs that are refused. An operation that is not here has no test of its door, and the test says so.
 */
export const HARMLESS: Readonly<Record<string, object>> = {
  ...BOOKING,
  ...CARGO,
  ...CATALOGUE,
  ...EXPERIENCES,
  ...PRICING,
  ...RECORDS,
  ...USERS,
};
