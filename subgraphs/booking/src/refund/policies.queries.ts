import type { Currency } from '@naga/kernel/money.js';
import type { Rows } from '../booking/booking.queries.js';
import { type RefundPolicy, standardPolicy } from './refund-policy.rules.js';

/** What decides which policy a ride is sold with. */
export interface PolicyPlace {
  readonly operatorId: string;
  readonly routeId: string;
  readonly routeScheduleId: string;
}

/**
 * SQL of the policy that `ride` (a row with the columns of PolicyPlace) is sold with at `now` (epoch milliseconds): its
 * schedule's, its route's, its operator's, everybody's; of its versions whose time has come the highest; null where nobody
 * set one.
 */
export const policySold = (ride: string, currency: string, now: string): string =>
  `(select jsonb_build_object('class', class, 'version', version, 'tiers', tiers, 'exchange', exchange) from refund_policy p
    where p.currency = ${currency} and (p.operator_id = ${ride}."operatorId" or p.operator_id is null)
      and (p.route_id = ${ride}."routeId" or p.route_id is null)
      and (p.route_schedule_id = ${ride}."routeScheduleId" or p.route_schedule_id is null)
      and p.sold_from <= to_timestamp(${now}::float8 / 1000)
    order by p.route_schedule_id nulls last, p.route_id nulls last, p.operator_id nulls last, version desc, p.id desc limit 1)`;

const SOLD = `select ${policySold('o', 'c.currency', '$3')} as policy
  from unnest($1::jsonb[]) with ordinality as j(ride, n)
    cross join jsonb_to_record(j.ride) as o("operatorId" bigint, "routeId" bigint, "routeScheduleId" bigint)
    cross join unnest($2::text[]) with ordinality as c(currency, m) order by n, m`;

/** The policies each ride is sold with now, in their order: one for each of the currencies. One statement. */
export async function policiesIn(
  from: Rows,
  rides: readonly PolicyPlace[],
  currencies: readonly Currency[],
  now: number,
): Promise<readonly (readonly RefundPolicy[])[]> {
  const places = rides.map(({ operatorId, routeId, routeScheduleId }) =>
    JSON.stringify({ operatorId, routeId, routeScheduleId }),
  );
  const rows = await from.rows<{ policy: RefundPolicy | null }>(SOLD, [places, currencies, now]);
  return rides.map((_, ride) =>
    currencies.map((currency, index) => rows[ride * currencies.length + index]!.policy ?? standardPolicy(currency)),
  );
}

/** The policy each ride is sold with now in one currency, in their order. One statement. */
export async function policiesOf(
  from: Rows,
  rides: readonly PolicyPlace[],
  currency: Currency,
  now: number,
): Promise<readonly RefundPolicy[]> {
  return (await policiesIn(from, rides, [currency], now)).map(([policy]) => policy!);
}
