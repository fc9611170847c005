import { isDeepStrictEqual } from 'node:util';
import type { Currency } from '@naga/kernel/money.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { POLICY_SCOPES } from './refund-policies.queries.js';
import { RefundPolicyChanged, RefundPolicyNotFound } from './refund-policy.errors.js';
import { inOrder, type RefundClass, type RefundTier, tierProblems } from './refund-policy.rules.js';

export interface NewPolicy {
  /** Null for everybody without one of his own. */
  readonly operatorId?: string | null | undefined;
  readonly routeId?: string | null | undefined;
  readonly routeScheduleId?: string | null | undefined;
  readonly currency: Currency;
  readonly class: RefundClass;
  readonly tiers: readonly RefundTier[];
  /** The version that was looked at; 0 where there was none. */
  readonly expectedVersion: number;
}

const QUEUE = `select pg_advisory_xact_lock(hashtextextended('refund policy ' || $1, 0))`;

const NEWEST = `select id::text as id, class, version, tiers, exchange from refund_policy
  where (operator_id, route_id, route_schedule_id) is not distinct from ($1::bigint, $2::bigint, $3::bigint) and currency = $4
  order by version desc, refund_policy.id desc limit 1`;

const INSERT = `insert into refund_policy (operator_id, route_id, route_schedule_id, currency, class, version, tiers, exchange, created_at)
  values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, to_timestamp($9::float8 / 1000)) returning id::text as id`;

interface Standing {
  readonly id: string;
  readonly class: string;
  readonly version: number;
  readonly tiers: readonly RefundTier[];
  readonly exchange: unknown;
}

/** Prices of the market are no sandbox's; everybody's policy is the platform's. */
function maySet(viewer: Viewer, operatorId: string | null): boolean {
  const reach = viewer.mode === 'live' ? reachBy(viewer, 'pricing.edit', POLICY_SCOPES) : 'nothing';
  return reach === 'everything' || (reach !== 'nothing' && reach.by === 'operator' && reach.key === operatorId);
}

function tiersOf({ operatorId = null, routeId = null, routeScheduleId = null, tiers }: NewPolicy): RefundTier[] {
  const ordered = inOrder(tiers.map(({ hoursBefore, percent, fixedFee }) => ({ hoursBefore, percent, fixedFee })));
  const problems = tierProblems(ordered);
  const hasPlace = routeId !== null || routeScheduleId !== null;
  if (hasPlace && operatorId === null) problems.push({ path: 'input.operatorId', code: 'REQUIRED' });
  if (routeId !== null && routeScheduleId !== null) problems.push({ path: 'input.routeScheduleId', code: 'FORM' });
  if (problems.length > 0) throw new InvalidInput(problems);
  return ordered;
}

async function write(transaction: RowTransaction, wish: NewPolicy, tiers: RefundTier[], now: number): Promise<string> {
  const place = [wish.operatorId ?? null, wish.routeId ?? null, wish.routeScheduleId ?? null, wish.currency];
  await transaction.rows(QUEUE, [place.join('/')]);
  const [standing] = await transaction.rows<Standing>(NEWEST, place);
  const version = standing?.version ?? 0;
  const isSame = standing?.class === wish.class && isDeepStrictEqual(standing.tiers, tiers);
  if (isSame && [version, version - 1].includes(wish.expectedVersion)) return standing.id;
  if (version !== wish.expectedVersion) throw new RefundPolicyChanged({ version });
  const exchange = standing?.exchange == null ? null : JSON.stringify(standing.exchange);
  const [made] = await transaction.rows<{ id: string }>(INSERT, [
    ...place,
    wish.class,
    version + 1,
    JSON.stringify(tiers),
    exchange,
    now,
  ]);
  return made!.id;
}

/**
 * A new version of a refund policy, which sales have from now on; what was sold keeps its copy. The terms of an exchange
 * stay those of the version before. Answers its id; repeating it, or writing what stands, changes nothing. Refuses
 * REFUND_POLICY_NOT_FOUND out of reach, REFUND_POLICY_CHANGED, TRY_AGAIN; InvalidInput for tiers that are none.
 */
export async function setRefundPolicy(context: BookingContext, wish: NewPolicy): Promise<string> {
  const tiers = tiersOf(wish);
  if (!maySet(context.viewer, wish.operatorId ?? null)) throw new RefundPolicyNotFound();
  return inBookingTransaction(context, (transaction) => write(transaction, wish, tiers, context.clock.now()));
}
