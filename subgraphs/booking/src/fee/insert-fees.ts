import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { SoldAddOn } from '../add-on/add-on.rules.js';

const INSERT = `insert into booking_fee (booking_id, name, amount, part_id, add_on)
  select $1, f.* from jsonb_to_recordset($2::jsonb) as f(name text, amount bigint, "partId" bigint, "addOn" jsonb)`;

/** What is owed more, or (below zero) less, for what stands beside a booking's seats; in the caller's transaction. */
export async function insertFees(
  transaction: RowTransaction,
  bookingId: string,
  fees: readonly {
    readonly name: string;
    /** Minor units. */
    readonly amount: number;
    readonly partId: string;
    readonly addOn: SoldAddOn;
  }[],
): Promise<void> {
  if (fees.length > 0) await transaction.rows(INSERT, [bookingId, JSON.stringify(fees)]);
}
