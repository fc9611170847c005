import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingRecord, type LegRecord, partsOf } from '../booking/booking-record.js';
import { commissionInstead } from './agent-commission.rules.js';
import { writeEarned } from './write-earned.js';

/** The seats that come in place of others earn by what those earned (commissionInstead). */
export async function carryCommission(
  transaction: RowTransaction,
  booking: BookingRecord,
  come: readonly LegRecord[],
): Promise<void> {
  const before = new Map(partsOf(booking).map((part) => [part.id, part]));
  const earned = come.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const old = part.replacesId === null ? undefined : before.get(part.replacesId);
      const instead = old && commissionInstead(old, part, booking.currency);
      return instead === undefined || instead.amount === 0 ? [] : [{ id: part.id, level: old!.agentLevel, ...instead }];
    }),
  );
  if (earned.length > 0) await writeEarned(transaction, earned);
}
