import type { Currency } from '@naga/kernel/money.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { SchedulesFollowed } from '../followed/schedules-followed.js';
import { lockNewest } from './write-policy.js';

/** For each schedule and currency, the nearest of those in whose place it stands that has a policy of its own. */
const NEAREST = `select distinct on (s.id, p.currency) s.id::text as "routeScheduleId", p.currency, s.of::text as "insteadOfId"
  from (select x."routeScheduleId" as id, i.of, i.n
      from jsonb_to_recordset($2::jsonb) as x("routeScheduleId" bigint, "insteadOf" bigint[])
      cross join unnest(x."insteadOf") with ordinality as i(of, n)) s
    join refund_policy p on p.operator_id = $1::bigint and p.route_schedule_id = s.of
  order by s.id, p.currency, s.n`;

/** With the versions that are sold later, and those before, so that the next one counts on. */
const KEEP = `insert into refund_policy (operator_id, route_schedule_id, currency, class, version, tiers, exchange, created_at, sold_from)
  select operator_id, $2::bigint, currency, class, version, tiers, exchange, to_timestamp($5::float8 / 1000), sold_from
  from refund_policy where operator_id = $1::bigint and route_schedule_id = $3::bigint and currency = $4 order by version`;

interface Nearest {
  readonly routeScheduleId: string;
  readonly currency: Currency;
  readonly insteadOfId: string;
}

/**
 * A schedule that a change of its line made in place of another is sold by the policy of that one, until somebody sets its
 * own; one that has its own keeps it. In the caller's transaction.
 */
export async function followPolicies(
  transaction: RowTransaction,
  { operatorId, schedules }: SchedulesFollowed,
  now: number,
): Promise<void> {
  const found = await transaction.rows<Nearest>(NEAREST, [operatorId, JSON.stringify(schedules)]);
  for (const { routeScheduleId, currency, insteadOfId } of found) {
    if ((await lockNewest(transaction, { operatorId, routeScheduleId, currency })) !== undefined) continue;
    await transaction.rows(KEEP, [operatorId, routeScheduleId, insteadOfId, currency, now]);
  }
}
