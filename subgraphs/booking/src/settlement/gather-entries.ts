import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { keyOf, openStatements, type StatementKey } from './open-statements.js';
import type { LineKind } from './part-lines.rules.js';
import { periodFor } from './period.rules.js';

/** Entries in one transaction. */
const BATCH = 1000;

/** SQL: no statement tells of entry `e` yet. */
export const UNTOLD = 'not exists (select 1 from settlement_line n where n.ledger_entry_id = e.id)';

const WRITE = `insert into settlement_line (settlement_id, kind, amount, fare, seats, is_correction, booking_id,
    ledger_entry_id, at)
  select "settlementId", kind, amount, 0, 0, false, "bookingId", id, to_timestamp($2::float8 / 1000)
  from jsonb_to_recordset($1::jsonb) as r("settlementId" bigint, kind text, amount bigint, "bookingId" bigint, id bigint)
  on conflict (ledger_entry_id) do nothing`;

/** A side of the ledger, and whose statement it belongs to. */
interface DueEntry extends Omit<StatementKey, 'from' | 'to'> {
  readonly id: string;
  readonly bookingId: string | null;
  readonly kind: LineKind;
  readonly amount: number;
  /** Local; whose month it belongs to. */
  readonly day: string;
}

async function gatherBatch(transaction: RowTransaction, due: string, now: number): Promise<number> {
  const entries = await transaction.rows<DueEntry>(due, [BATCH]);
  if (entries.length === 0) return 0;
  const keyed = entries.map((entry) => ({ ...entry, ...periodFor(travelDate(entry.day), now) }));
  const statements = await openStatements(transaction, keyed);
  const rows = keyed.map((entry) => {
    const { id, bookingId, kind, amount } = entry;
    return { id, bookingId, kind, amount, settlementId: statements.get(keyOf(entry)) };
  });
  await transaction.rows(WRITE, [JSON.stringify(rows), now]);
  return entries.length;
}

/** Writes on the open statements what the ledger says since the last time; `due` finds it, $1 at most. To be repeated at will. */
export async function gatherEntries(context: BookingContext, due: string): Promise<void> {
  const now = context.clock.now();
  for (;;) {
    const gathered = await inBookingTransaction(context, (transaction) => gatherBatch(transaction, due, now));
    if (gathered < BATCH) return;
  }
}
