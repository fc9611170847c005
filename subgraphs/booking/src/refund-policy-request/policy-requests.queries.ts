import type { Currency } from '@naga/kernel/money.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { Rows } from '../booking/booking.queries.js';
import type { ExchangeTerms } from '../exchange/exchange-terms.rules.js';
import { policiesInReach } from '../refund/policy-reach.js';
import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import { waitsFor } from '@naga/server-kit/viewer/second-person.js';
import { samePlace } from '../refund/refund-policies.queries.js';
import type { RefundClass, RefundTier } from '../refund/refund-policy.rules.js';

/** A request, as lists show it. */
export interface PolicyRequestRecord {
  readonly id: string;
  readonly state: string;
  readonly operatorId: string | null;
  readonly routeId: string | null;
  readonly routeScheduleId: string | null;
  readonly currency: Currency;
  readonly class: RefundClass;
  readonly tiers: readonly RefundTier[];
  /** As they would be sold: where it says none, those of the newest version; null for class Standard's. */
  readonly exchange: ExchangeTerms | null;
  /** 'YYYY-MM-DD' */
  readonly soldFrom: string | null;
  readonly expectedVersion: number;
  readonly reason: string;
  readonly askedById: string;
  readonly askedAt: Date;
  readonly decidedById: string | null;
  readonly decidedAt: Date | null;
  readonly answer: string | null;
  readonly policyId: string | null;
  /** Of its tickets; null where there is none. */
  readonly newestPolicyId: string | null;
  /** It waits, and another version was written since it was asked for. */
  readonly isStale: boolean;
}

const NEWEST = `left join lateral (select p.id, p.version, p.exchange from refund_policy p where ${samePlace('p', 'q')}
    order by p.version desc, p.id desc limit 1) n on true`;

const COLUMNS = `q.id::text as id, q.state, q.operator_id::text as "operatorId", q.route_id::text as "routeId",
    q.route_schedule_id::text as "routeScheduleId", q.currency, q.class, q.tiers, coalesce(q.exchange, n.exchange) as exchange,
    q.sold_from::text as "soldFrom", q.expected_version as "expectedVersion", q.reason, q.asked_by_id::text as "askedById",
    q.asked_at as "askedAt", q.decided_by_id::text as "decidedById", q.decided_at as "decidedAt", q.answer,
    q.policy_id::text as "policyId", n.id::text as "newestPolicyId",
    q.state = 'waiting' and coalesce(n.version, 0) <> q.expected_version as "isStale"`;

const FROM = `from refund_policy_request q ${NEWEST}`;

/** One request, whoever asks. */
export async function policyRequest(from: Rows, id: string): Promise<PolicyRequestRecord | undefined> {
  if (!isRowId(id)) return undefined;
  return (await from.rows<PolicyRequestRecord>(`select ${COLUMNS} ${FROM} where q.id = $1`, [id]))[0];
}

export interface PolicyRequestsWish extends PageAsked {
  readonly state?: string | null | undefined;
  /** For the same tickets as this version of a policy. */
  readonly policyId?: string | null | undefined;
  /** Only those that wait for the viewer's answer. */
  readonly toDecide?: boolean | null | undefined;
}

/** Those that wait longest, then the newest. */
const WAITING_FIRST = ListOrder.ascending({
  "(q.state <> 'waiting')": 'flag',
  "(case when q.state = 'waiting' then q.id else -q.id end)": 'whole',
});

/** One page of the requests within the viewer's reach. */
export async function policyRequests(
  context: BookingContext,
  { state, policyId, toDecide, ...at }: PolicyRequestsWish,
): Promise<ListPage<PolicyRequestRecord>> {
  const operators = await policiesInReach(context, toDecide ? 'pricing.edit' : 'pricing.ask');
  return listPage<PolicyRequestRecord>(context.database, {
    columns: COLUMNS,
    from: `${FROM} where ($1::bigint[] is null or q.operator_id = any($1)) and ($2::text is null or q.state = $2)
      and ($3::bigint is null or exists (select 1 from refund_policy p where p.id = $3 and ${samePlace('p', 'q')}))
      and ${waitsFor('q', 4)}`,
    values: [operators, state ?? null, policyId ?? null, toDecide ? peopleOf(context.viewer) : null],
    order: WAITING_FIRST,
    at,
  });
}
