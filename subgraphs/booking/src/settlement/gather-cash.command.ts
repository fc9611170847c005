import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { keyOf, openStatements, type StatementKey } from './open-statements.js';
import { periodFor } from './period.rules.js';

/** Entries in one transaction. */
const BATCH = 1000;

/** The same condition as the index ledger_entry_cash. */
const OF_OPERATORS = `e.account = 'cash_in_hand' and e.booking_id is not null and e.party_id like 'operator:%'`;

/** Cash in an operator's hand that no statement tells of, with the first ride of his in its booking. */
const DUE = `select e.id::text as id, e.booking_id::text as "bookingId", (e.credit - e.debit)::float8 as amount, e.mode,
    e.currency, l.operator_id::text as "operatorId", l.operator_name as "operatorName",
    l.operator_country_code as "operatorCountryCode", coalesce(l.operator_branch_id, 0)::text as "branchId",
    l.service_date::text as "serviceDate"
  from ledger_entry e
  join lateral (select * from leg where booking_id = e.booking_id and operator_id = substr(e.party_id, 10)::bigint
    order by id limit 1) l on true
  where ${OF_OPERATORS} and not exists (select 1 from settlement_line n where n.ledger_entry_id = e.id)
  order by e.id limit $1`;

const WRITE = `insert into settlement_line (settlement_id, kind, amount, fare, seats, is_correction, booking_id,
    ledger_entry_id, at)
  select "settlementId", 'CASH_COLLECTED', amount, 0, 0, false, "bookingId", id, to_timestamp($2::float8 / 1000)
  from jsonb_to_recordset($1::jsonb) as r("settlementId" bigint, amount bigint, "bookingId" bigint, id bigint)
  on conflict (ledger_entry_id) do nothing`;

interface DueCash extends Omit<StatementKey, 'from' | 'to'> {
  readonly id: string;
  readonly bookingId: string;
  readonly amount: number;
  readonly serviceDate: string;
}

async function gatherBatch(transaction: RowTransaction, now: number): Promise<number> {
  const entries = await transaction.rows<DueCash>(DUE, [BATCH]);
  if (entries.length === 0) return 0;
  const keyed = entries.map((entry) => ({ ...entry, ...periodFor(travelDate(entry.serviceDate), now) }));
  const statements = await openStatements(transaction, keyed);
  const rows = keyed.map((entry) => {
    const { id, bookingId, amount } = entry;
    return { id, bookingId, amount, settlementId: statements.get(keyOf(entry)) };
  });
  await transaction.rows(WRITE, [JSON.stringify(rows), now]);
  return entries.length;
}

/**
 * Writes on the open statements what operators' people collected since the last time, as the ledger says; what they gave
 * back counts against it. To be repeated at will.
 */
export async function gatherCash(context: BookingContext): Promise<void> {
  const now = context.clock.now();
  for (;;) {
    const gathered = await inBookingTransaction(context, (transaction) => gatherBatch(transaction, now));
    if (gathered < BATCH) return;
  }
}
