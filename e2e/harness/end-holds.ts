import { becomes } from './becomes.js';
import { rowsOf } from './database.js';
import { isSettled } from './invariants.js';
import { until } from './until.js';

const SETTLE_SECONDS = 300;

/** The time of all that is held is over, and of what was reserved for holds that a kill kept from being written. */
const END_HOLDS = `
  update booking.booking set expires_at = now() where status = 'BLOCKED' and expires_at > now();
  update pricing.coupon_use set expires_at = now() where state = 'RESERVED';
  update users.reward_use set expires_at = now() where state = 'RESERVED'`;

const STILL_RESERVED = `select booking_id, turn from pricing.coupon_use where state = 'RESERVED'
  union all select booking_id, turn from users.reward_use where state = 'RESERVED'`;

/** Until nothing is under way. */
const settles = (dataDir: string): Promise<void> =>
  until('everything is settled', () => isSettled(dataDir), SETTLE_SECONDS);

/** The same, and nothing is held. */
export async function endHolds(dataDir: string): Promise<void> {
  await settles(dataDir);
  await rowsOf(dataDir, END_HOLDS);
  await becomes(() => rowsOf(dataDir, STILL_RESERVED), []);
  await settles(dataDir);
}
