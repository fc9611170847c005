import type pg from 'pg';
import type { Sold } from '../books/copy-booking.js';

/** Names that thousands share, as in any country; one in 9,973 is called like few others. */
const FIRST = ['Sok', 'Dara', 'Sophea', 'Bopha', 'Vanna', 'Chan', 'Mony', 'Rith', 'Linh', 'Somchai'];
const LAST = ['Chan', 'Heng', 'Sok', 'Kim', 'Ly', 'Meas', 'Nguyen', 'Phommavong', 'Keo', 'Sar'];

const BASE = 1_000_000;

/** Everybody of a number `n`: what he is called, his telephone and his e-mail. */
const PEOPLE = `(select n, ($1::text[])[1 + n % ${FIRST.length}] as first_name,
    ($2::text[])[1 + (n / ${FIRST.length}) % ${LAST.length}] || case when n % 9973 = 0 then 'rattanak' else '' end as last_name,
    '85512' || lpad(n::text, 6, '0') as digits, 'guest' || n || '@example.com' as email
  from generate_series(1, $3::int) n) w`;

/** A row of a table as it is, with other values for some columns. */
const like = (table: string, of: string, values: string): string =>
  `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${values}))).*
   from ${table} t, ${PEOPLE} where t.${of} = $4::bigint`;

const ROWS = [
  like(
    'booking',
    'id',
    `'id', ${BASE} + n, 'pnr', upper(to_hex(${BASE} * 16 + n)), 'contact_phone', '+' || w.digits,
     'contact_email', w.email, 'created_at', t.created_at - n * interval '8 minutes', 'operator_ids', array[1 + n % 3],
     'search_text', lower(concat_ws(' ', to_hex(${BASE} * 16 + n), w.email, '+' || w.digits, w.digits, w.first_name, w.last_name))`,
  ),
  like('leg', 'booking_id', `'id', ${BASE} + n, 'booking_id', ${BASE} + n, 'operator_id', 1 + n % 3`),
  like(
    'part',
    'booking_id',
    `'id', ${BASE} + n, 'booking_id', ${BASE} + n, 'leg_id', ${BASE} + n, 'state', 'TICKETED', 'ticket_code', 'COPY-' || n,
     'first_name', w.first_name, 'last_name', w.last_name`,
  ),
];

/** No trigger tells of these rows, no seat is claimed, and the index of words is built at the end. */
async function untold(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('set session_replication_role = replica');
  await work();
  await client.query('set session_replication_role = origin');
}

/** So many bookings of one seat like this one, each of somebody else, bought over years, of three operators in turn. */
export const fillBookings = (client: pg.Client, { bookingId }: Sold, count: number): Promise<void> =>
  untold(client, async () => {
    const [index] = (
      await client.query<{ indexdef: string }>(
        "select indexdef from pg_indexes where schemaname = 'booking' and indexname = 'booking_search'",
      )
    ).rows;
    await client.query('drop index booking_search');
    for (const statement of ROWS) await client.query(statement, [FIRST, LAST, count, bookingId]);
    await client.query(index!.indexdef);
    await client.query('vacuum analyze booking, leg, part');
  });

/** So many customers with such names. */
export const fillAccounts = (client: pg.Client, count: number): Promise<void> =>
  untold(client, async () => {
    await client.query(
      `insert into users.account (first_name, last_name, email, phone_number, role_id, created_at)
       select first_name, last_name, email, '+' || digits, 6, now() - n * interval '8 minutes' from ${PEOPLE}`,
      [FIRST, LAST, count],
    );
    await client.query('vacuum analyze users.account');
  });
