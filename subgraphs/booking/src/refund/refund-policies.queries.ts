import type { Currency } from '@naga/kernel/money.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { RefundClass, RefundTier } from './refund-policy.rules.js';

/** Who looks at policies: an operator's own people, and the platform's. */
export const POLICY_SCOPES = ['operator', 'all'] as const;

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
  /** Whether it is the newest of its place. */
  readonly sold: boolean;
}

/** Everybody's policy is seen by everybody who sees any: it is sold where he set none. */
const COLUMNS = { operator: '(p.operator_id = $key::bigint or p.operator_id is null)' };

/** Of one place and currency; `a` and `b` name rows. */
const samePlace = (a: string, b: string): string =>
  `(${a}.operator_id, ${a}.route_id, ${a}.route_schedule_id, ${a}.currency)
    is not distinct from (${b}.operator_id, ${b}.route_id, ${b}.route_schedule_id, ${b}.currency)`;

const NEWEST = `not exists (select 1 from refund_policy n where ${samePlace('n', 'p')}
  and (n.version, n.id) > (p.version, p.id))`;

const ROW = `select p.id::text as id, p.operator_id::text as "operatorId", p.route_id::text as "routeId",
    p.route_schedule_id::text as "routeScheduleId", p.class, p.currency, p.version, p.tiers,
    to_char(p.created_at at time zone '+07', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as "createdAt", ${NEWEST} as sold
  from refund_policy p`;

const within = ({ viewer }: BookingContext) =>
  reachCondition(reachBy(viewer, 'refund.policy', POLICY_SCOPES), COLUMNS, 1);

const MOST_ROWS = 200;

export interface PolicyFilter {
  readonly operatorId?: string | null | undefined;
  readonly refundClass?: RefundClass | null | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the policies that are sold now, everybody's first, by operator: two statements. */
export async function refundPolicies(
  context: BookingContext,
  { operatorId, refundClass, page, pageSize }: PolicyFilter,
): Promise<{ total: number; rows: RefundPolicyRecord[] }> {
  const { condition, value } = within(context);
  const where = `where ($1::text is null or true) and ${condition} and ${NEWEST}
    and ($2::text is null or p.operator_id::text = $2) and ($3::text is null or p.class = $3)`;
  const limit = Math.min(MOST_ROWS, Math.max(1, pageSize));
  const offset = (Math.min(1_000_000, Math.max(1, page)) - 1) * limit;
  const values = [value, operatorId ?? null, refundClass ?? null];
  const order = `order by p.operator_id nulls first, p.currency, p.route_schedule_id nulls first, p.route_id nulls first`;
  const [rows, counted] = await Promise.all([
    context.database.rows<RefundPolicyRecord>(`${ROW} ${where} ${order}, p.id limit $4 offset $5`, [
      ...values,
      limit,
      offset,
    ]),
    context.database.rows<{ total: number }>(`select count(*)::int as total from refund_policy p ${where}`, values),
  ]);
  return { total: counted[0]!.total, rows };
}

/** All versions of the place that this one is of, the newest first; none out of reach. */
export async function refundPolicyVersions(context: BookingContext, id: string): Promise<RefundPolicyRecord[]> {
  if (!/^\d{1,18}$/.test(id)) return [];
  const { condition, value } = within(context);
  return context.database.rows<RefundPolicyRecord>(
    `${ROW} join refund_policy one on one.id = $2 and ${samePlace('one', 'p')}
      where ($1::text is null or true) and ${condition} order by p.version desc, p.id desc`,
    [value, id],
  );
}

/** One version, whoever asks: for who has just written it. */
export async function refundPolicyOf({ database }: BookingContext, id: string): Promise<RefundPolicyRecord> {
  const [row] = await database.rows<RefundPolicyRecord>(`${ROW} where p.id = $1`, [id]);
  return row!;
}
