import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { Rows } from '../booking/booking.queries.js';

export interface StatementRow {
  readonly id: string;
  readonly at: Date;
  /** Minor units; above zero it grew. */
  readonly amount: number;
  /** What it was then, of the same currency. */
  readonly after: number;
  readonly currency: string;
  /** As the ledger says it. */
  readonly reason: string;
  readonly note: string | null;
  readonly bookingId: string | null;
  readonly pnr: string | null;
}

const LINES = `from ledger_entry e left join booking b on b.id = e.booking_id
  where e.account = $1 and e.party_id = $2 and e.mode = $3`;

/** What moved an account of the ledger, newest first, in two statements. */
export async function statementOf(
  from: Rows,
  { kind, ownerId, mode }: { readonly kind: 'agent_balance' | 'wallet'; readonly ownerId: string; readonly mode: Mode },
  page: number,
  pageSize: number,
): Promise<{ total: number; rows: StatementRow[] }> {
  const values = [kind, ownerId, mode];
  const [counted] = await from.rows<{ total: number }>(`select count(*)::int as total ${LINES}`, values);
  const rows = await from.rows<StatementRow>(
    `select e.id::text as id, e.at, (e.credit - e.debit)::float8 as amount, e.currency, e.reason, e.note,
      (sum(e.credit - e.debit) over (partition by e.currency order by e.id))::float8 as after,
      e.booking_id::text as "bookingId", b.pnr ${LINES} order by e.id desc limit $4 offset $5::bigint`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { total: counted!.total, rows };
}

/** What somebody has with us in each currency it ever moved in. */
export const balancesOf = (
  from: Rows,
  kind: 'agent_balance' | 'wallet',
  ownerId: string,
  mode: Mode,
): Promise<{ amount: number; currency: string }[]> =>
  from.rows(
    `select amount::float8 as amount, currency from balance where kind = $1 and owner_id = $2::bigint and mode = $3
     order by currency`,
    [kind, ownerId, mode],
  );
