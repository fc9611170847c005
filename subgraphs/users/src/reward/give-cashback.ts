import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { SettingValues } from '@naga/server-kit/settings/setting.js';
import type { SettingKey } from '../settings.js';
import type { EarningLine } from './booking-points.rules.js';
import { expiryOf } from './lots.rules.js';
import { takeOfMonth } from './take-of-month.js';
import { writeMovements } from './write-movements.js';

interface Trip {
  readonly bookingId: string;
  readonly pnr: string;
}

/** CASHBACK: points of a campaign on top of what a trip has just earned, as long as the month's budget lasts. */
export async function giveCashback(
  transaction: RowTransaction,
  { bookingId, pnr }: Trip,
  earned: readonly EarningLine[],
  settings: SettingValues<SettingKey>,
  now: number,
): Promise<void> {
  const { CASHBACK_POINTS: each, CASHBACK_OF_ALL: limit } = settings;
  if (each === 0) return;
  for (const { accountId, points, transportType, isRebooked } of earned) {
    const more = points * each;
    if (!(await takeOfMonth(transaction, { of: 'cashback', count: more, limit, now }))) continue;
    const of = { accountId, bookingId, pnr, transportType, isRebooked };
    await writeMovements(transaction, [{ ...of, kind: 'CASHBACK', points: more, expiresAt: expiryOf(now) }], now);
  }
}
