import type pg from 'pg';

/** A booking of one passenger on one ride. */
export interface Sold {
  readonly bookingId: string;
  readonly routeScheduleId: string;
  readonly date: string;
}

/** Rows as they are, but for what must be their own: no trigger tells of them, no seat is claimed. */
const COPIES = [
  `insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', n + $2::bigint,
      'pnr', 'A' || upper(lpad(to_hex(n + $2::bigint), 5, '0'))))).*
    from booking b, generate_series(1, $3::int) n where b.id = $1`,
  `insert into leg select (jsonb_populate_record(l, jsonb_build_object('id', n + $2::bigint, 'booking_id', n + $2::bigint))).*
    from leg l, generate_series(1, $3::int) n where l.booking_id = $1`,
  `insert into part select (jsonb_populate_record(p, jsonb_build_object('id', n + $2::bigint, 'booking_id', n + $2::bigint,
      'leg_id', n + $2::bigint, 'state', $4::text, 'ticket_code', 'COPY-' || (n + $2::bigint)))).*
    from part p, generate_series(1, $3::int) n where p.booking_id = $1`,
];

let next = 500_000;

/** So many bookings like this one, whose passenger is in this state. */
export async function copyBooking(
  client: pg.Client,
  { bookingId }: Sold,
  { count, state }: { readonly count: number; readonly state: 'TICKETED' | 'COMPLETED' },
): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const [nth, statement] of COPIES.entries())
    await client.query(statement, [bookingId, next, count, ...(nth === 2 ? [state] : [])]);
  await client.query('set session_replication_role = origin');
  next += count;
}
