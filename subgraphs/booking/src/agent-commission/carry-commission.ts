import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingRecord, type LegRecord, partsOf } from '../booking/booking-record.js';
import { commissionInstead } from './agent-commission.rules.js';

const CARRY = `update part p set agent_commission = e.amount
  from jsonb_to_recordset($1::jsonb) as e(id bigint, amount bigint) where p.id = e.id`;

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
      const amount = old === undefined ? 0 : commissionInstead(old, part, booking.currency);
      return amount === 0 ? [] : [{ id: part.id, amount }];
    }),
  );
  if (earned.length > 0) await transaction.rows(CARRY, [JSON.stringify(earned)]);
}
