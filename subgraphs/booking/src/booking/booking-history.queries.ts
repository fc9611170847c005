import type { Rows } from './booking.queries.js';

export interface EventRow {
  readonly at: Date;
  readonly type: string;
  readonly actor: string;
  readonly facts: Record<string, unknown>;
}

/** What happened to a booking, oldest first. */
export const timelineOf = (from: Rows, bookingId: string): Promise<EventRow[]> =>
  from.rows('select at, type, actor, facts from booking_event where booking_id = $1 order by id', [bookingId]);

export interface LedgerRow {
  readonly at: Date;
  readonly account: string;
  readonly debit: number;
  readonly credit: number;
  readonly currency: string;
  readonly reason: string;
}

const LEDGER = `select at, concat_ws(':', account, party_id) as account, debit::float8 as debit,
    credit::float8 as credit, currency, reason from ledger_entry where booking_id = $1 order by id`;

/** The double entries behind a booking's sums, oldest first. */
export const ledgerOf = (from: Rows, bookingId: string): Promise<LedgerRow[]> => from.rows(LEDGER, [bookingId]);
