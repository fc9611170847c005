import assert from 'node:assert/strict';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import type pg from 'pg';
import { sellOne } from '../books/sell-one.js';
import { fillBookings } from '../lookups/fill.js';
import type { Market } from '../servers/in-this-process.js';

const SOLD = 20_000;

const STAFF = {
  ...guest(),
  ...{ kind: 'user', userId: '1', roleId: 1, channel: 'admin' },
  grants: { 'pricing.ask': 'all', 'pricing.edit': 'all' },
} as Viewer;

/** Each of thirty days somebody searched the most travelled pairs for each of the ten days to come. */
const SEARCHES = `insert into catalogue.search_count (searched_on, from_location_id, to_location_id, travel_date, passengers, count)
  select current_date - d, f.id, t.id, current_date - d + a, 1, 1 + (d + a) % 5
  from generate_series(0, 29) d, generate_series(0, 9) a,
    unnest($1::text[], $2::text[]) p("from", "to"), catalogue.location f, catalogue.location t
  where f.slug = p."from" and t.slug = p."to"`;

/** The copies of one sale are of its operator, and of the sixty days around it. */
const SPREAD = [
  `update booking.leg l set operator_id = o.operator_id, journey_leg_id = regexp_replace(l.journey_leg_id, '@[0-9-]{10}',
     '@' || (current_date - 30 + (l.id % 60)::int)) from booking.leg o where o.booking_id = $1::bigint and l.booking_id <> $1::bigint`,
  `update booking.booking b set operator_ids = o.operator_ids, sold_at = now() - (b.id % 30) * interval '1 day'
   from booking.booking o where o.id = $1::bigint and b.id <> $1::bigint`,
];

/** Searches and sales of a month on the demonstration market; answers whose sales they are. */
export async function fillMonth(market: Market, client: pg.Client): Promise<string> {
  const { body } = await market.client.call<{
    result: { details: { from: { slug: string }; to: { slug: string }; departures_per_day: number }[] };
  }>('GET', '/api/v1/locations/pairs');
  const pairs = body.result.details.toSorted((a, b) => b.departures_per_day - a.departures_per_day).slice(0, 40);
  await client.query(SEARCHES, [pairs.map(({ from }) => from.slug), pairs.map(({ to }) => to.slug)]);
  const sold = await sellOne(market);
  await fillBookings(client, sold, SOLD);
  await client.query('set session_replication_role = replica');
  for (const statement of SPREAD) await client.query(statement, [sold.bookingId]);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze booking.booking, booking.leg, catalogue.search_count');
  const [row] = (
    await client.query<{ id: string }>('select operator_id::text as id from booking.leg where booking_id = $1', [
      sold.bookingId,
    ])
  ).rows;
  return row!.id;
}

/** Asks pricing as staff of the platform. */
export async function askPricing<T>(market: Market, query: string, variables: Record<string, unknown>): Promise<T> {
  const { data, errors } = await market.subgraphs.transportOf('pricing').send({ query, variables }, STAFF);
  assert.equal(errors, undefined);
  return data as T;
}
