import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { adjustmentEntries } from '../ledger/payout-entries.rules.js';
import { post } from '../ledger/post.js';
import { keyOf, openStatements, type StatementKey } from './open-statements.js';
import { localDay, monthOf } from './period.rules.js';

/** What answers granted of each of these seats, and whose statements that is on. */
const GRANTED = `select n.part_id::text as "partId", n.booking_id::text as "bookingId", max(n.fare)::float8 as fare,
    sum(n.amount)::float8 as granted, s.mode, s.currency, s.operator_id::text as "operatorId",
    max(s.operator_name) as "operatorName", max(s.operator_country_code) as "operatorCountryCode",
    max(s.branch_id)::text as "branchId"
  from settlement_line n join settlement s on s.id = n.settlement_id
  where n.part_id = any($1::bigint[]) and n.kind = 'ADJUSTMENT'
  group by n.part_id, n.booking_id, s.mode, s.currency, s.operator_id having sum(n.amount) > 0 order by n.part_id`;

const TAKE = `insert into settlement_line (settlement_id, kind, amount, fare, seats, is_correction, booking_id, part_id, at)
  values ($1, 'ADJUSTMENT', $2, $3, 0, true, $4, $5, to_timestamp($6::float8 / 1000))`;

interface Granted extends Pick<
  StatementKey,
  'mode' | 'currency' | 'operatorId' | 'operatorName' | 'operatorCountryCode' | 'branchId'
> {
  readonly partId: string;
  readonly bookingId: string;
  readonly fare: number;
  readonly granted: number;
}

/**
 * These seats' money goes back by their operator's fault, in the caller's transaction, which holds the lock on the booking:
 * what answers to his questions granted of them is taken back by a line of today's statement, so that nobody gets more for
 * a ride that he did not give than for one he gave.
 */
export async function takeGrantsBack(
  transaction: RowTransaction,
  partIds: readonly string[],
  now: number,
): Promise<void> {
  const seats = await transaction.rows<Granted>(GRANTED, [partIds]);
  for (const { partId, bookingId, fare, granted, ...whose } of seats) {
    const today = { ...whose, ...monthOf(localDay(now)) };
    const statements = await openStatements(transaction, [today]);
    await transaction.rows(TAKE, [statements.get(keyOf(today)), -granted, fare, bookingId, partId, now]);
    const { mode, currency, operatorId } = whose;
    await post(
      transaction,
      { id: bookingId, mode, currency },
      now,
      'adjustment',
      adjustmentEntries(operatorId, -granted),
    );
  }
}
