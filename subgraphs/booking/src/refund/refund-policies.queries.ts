import type { Currency } from '@naga/kernel/money.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { operatorsInReach } from '../booking/operators-in-reach.js';
import type { PolicyState, RefundClass, RefundTier } from './refund-policy.rules.js';

/** A version of a policy, as lists show it. */
export interface RefundPolicyRecord {
  readonly id: string;
  readonly operatorId: string | null;
  readonly routeId: string | null;
  readonly routeScheduleId: string | null;
  readonly class: RefundClass;
  readonly currency: Currency;
  readonly version: number;
  readonly tiers: readonly RefundTier[];
  readonly createdAt: string;
  readonly soldFrom: string;
  readonly state: PolicyState;
}

/** Of one place and currency; `a` and `b` name rows. */
const samePlace = (a: string, b: string): string =>
  `(${a}.operator_id, ${a}.route_id, ${a}.route_schedule_id, ${a}.currency)
    is not distinct from (${b}.operator_id, ${b}.route_id, ${b}.route_schedule_id, ${b}.currency)`;

/** `$1` is the moment. A later version is sold instead as soon as its time has come, so one that begins no later ends it. */
const STATE = `case when exists (select 1 from refund_policy n where ${samePlace('n', 'p')} and (n.version, n.id) > (p.version, p.id)
    and n.sold_from <= greatest(p.sold_from, to_timestamp($1::float8 / 1000))) then 'PAST'
  when p.sold_from > to_timestamp($1::float8 / 1000) then 'COMING' else 'SOLD' end`;

const instant = (column: string): string =>
  `to_char(${column} at time zone interval '7 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')`;

const ROWS = `(select p.*, ${STATE} as state from refund_policy p) p`;

const ROW = `select p.id::text as id, p.operator_id::text as "operatorId", p.route_id::text as "routeId",
    p.route_schedule_id::text as "routeScheduleId", p.class, p.currency, p.version, p.tiers,
    ${instant('p.created_at')} as "createdAt", ${instant('p.sold_from')} as "soldFrom", p.state
  from ${ROWS}`;

/** Everybody's policy is seen by everybody who sees any: it is sold where he set none. */
const WITHIN = '($2::bigint[] is null or p.operator_id is null or p.operator_id = any($2))';

const asked = async (context: BookingContext): Promise<readonly unknown[]> => [
  context.clock.now(),
  await operatorsInReach(context, 'refund.policy'),
];

const MOST_ROWS = 200;

export interface PolicyFilter {
  readonly operatorId?: string | null | undefined;
  readonly refundClass?: RefundClass | null | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the policies that are sold now or will be, everybody's first, by operator: two statements. */
export async function refundPolicies(
  context: BookingContext,
  { operatorId, refundClass, page, pageSize }: PolicyFilter,
): Promise<{ total: number; rows: RefundPolicyRecord[] }> {
  const where = `where p.state <> 'PAST' and ${WITHIN}
    and ($3::text is null or p.operator_id::text = $3) and ($4::text is null or p.class = $4)`;
  const limit = Math.min(MOST_ROWS, Math.max(1, pageSize));
  const offset = (Math.min(1_000_000, Math.max(1, page)) - 1) * limit;
  const values = [...(await asked(context)), operatorId ?? null, refundClass ?? null];
  const order = `order by p.operator_id nulls first, p.currency, p.route_schedule_id nulls first, p.route_id nulls first`;
  const [rows, counted] = await Promise.all([
    context.database.rows<RefundPolicyRecord>(`${ROW} ${where} ${order}, p.version desc, p.id limit $5 offset $6`, [
      ...values,
      limit,
      offset,
    ]),
    context.database.rows<{ total: number }>(`select count(*)::int as total from ${ROWS} ${where}`, values),
  ]);
  return { total: counted[0]!.total, rows };
}

/** All versions of the place that this one is of, the newest first; none out of reach. */
export async function refundPolicyVersions(context: BookingContext, id: string): Promise<RefundPolicyRecord[]> {
  if (!/^\d{1,18}$/.test(id)) return [];
  return context.database.rows<RefundPolicyRecord>(
    `${ROW} join refund_policy one on one.id = $3 and ${samePlace('one', 'p')}
      where ${WITHIN} order by p.version desc, p.id desc`,
    [...(await asked(context)), id],
  );
}

/** One version, whoever asks: for who has just written it. */
export async function refundPolicyOf({ database, clock }: BookingContext, id: string): Promise<RefundPolicyRecord> {
  const [row] = await database.rows<RefundPolicyRecord>(`${ROW} where p.id = $2`, [clock.now(), id]);
  return row!;
}
