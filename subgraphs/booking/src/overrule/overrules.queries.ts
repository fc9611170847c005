import type { BookingContext } from '../booking/booking-transaction.js';
import { bookingScope } from '../booking/booking-scope.js';
import type { OverruleCode } from './overrule-codes.rules.js';

export interface OverruleRow {
  readonly id: string;
  readonly bookingId: string;
  readonly pnr: string;
  readonly state: string;
  readonly code: OverruleCode;
  readonly reason: string;
  readonly seats: readonly string[];
  readonly amount: number;
  readonly currency: string;
  readonly askedById: string;
  readonly askedAt: Date;
  readonly decidedById: string | null;
  readonly decidedAt: Date | null;
}

const COLUMNS = `o.id::text as id, b.id::text as "bookingId", b.pnr, o.state, o.code, o.reason,
    (select array_agg(p.seat_number order by p.id) from part p where p.id = any(o.part_ids)) as seats,
    o.amount::float8 as amount, o.currency, o.asked_by_id::text as "askedById", o.asked_at as "askedAt",
    o.decided_by_id::text as "decidedById", o.decided_at as "decidedAt"
  from overrule o join booking b on b.id = o.booking_id`;

/** Those of one booking, oldest first. */
export const overrulesOf = ({ database }: BookingContext, bookingId: string): Promise<OverruleRow[]> =>
  database.rows(`select ${COLUMNS} where o.booking_id = $1 order by o.id`, [bookingId]);

export interface OverrulesWish {
  readonly state?: string | null | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const MOST_ROWS = 200;

/** One page of the requests within the viewer's reach, those that wait longest first, then the newest: two statements. */
export async function overrulesPage(
  { database, viewer }: BookingContext,
  { state, page, pageSize }: OverrulesWish,
): Promise<{ total: number; rows: OverruleRow[] }> {
  const { condition, values } = bookingScope(viewer, 'refund.ask');
  const where = `where ${condition} and ($3::text is null or o.state = $3)`;
  const limit = Math.min(MOST_ROWS, Math.max(1, pageSize));
  const offset = (Math.min(1_000_000, Math.max(1, page)) - 1) * limit;
  const order = `order by o.state <> 'waiting', case when o.state = 'waiting' then o.id else -o.id end`;
  const asked = [...values, state ?? null];
  const [rows, counted] = await Promise.all([
    database.rows<OverruleRow>(`select ${COLUMNS} ${where} ${order} limit $4 offset $5`, [...asked, limit, offset]),
    database.rows<{ total: number }>(
      `select count(*)::int as total from overrule o join booking b on b.id = o.booking_id ${where}`,
      asked,
    ),
  ]);
  return { total: counted[0]!.total, rows };
}
