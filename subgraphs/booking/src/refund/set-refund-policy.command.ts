import { isDeepStrictEqual } from 'node:util';
import type { Currency } from '@naga/kernel/money.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { operatorsInReach } from '../booking/operators-in-reach.js';
import { PlacesOfOperatorDocument } from '../neighbours/catalogue.generated.js';
import {
  PolicyRouteUnknown,
  PolicyScheduleUnknown,
  RefundPolicyChanged,
  RefundPolicyNotFound,
} from './refund-policy.errors.js';
import { inOrder, type RefundClass, type RefundTier, soldFromOf, tierProblems } from './refund-policy.rules.js';

export interface NewPolicy {
  /** Null for everybody without one of his own. */
  readonly operatorId?: string | null | undefined;
  readonly routeId?: string | null | undefined;
  readonly routeScheduleId?: string | null | undefined;
  readonly currency: Currency;
  readonly class: RefundClass;
  readonly tiers: readonly RefundTier[];
  /** 'YYYY-MM-DD'; null for now. */
  readonly soldFrom?: string | null | undefined;
  /** The version that was looked at; 0 where there was none. */
  readonly expectedVersion: number;
}

const QUEUE = `select pg_advisory_xact_lock(hashtextextended('refund policy ' || $1, 0))`;

const NEWEST = `select id::text as id, class, version, tiers, exchange,
    (extract(epoch from sold_from) * 1000)::float8 as "soldFrom" from refund_policy
  where (operator_id, route_id, route_schedule_id) is not distinct from ($1::bigint, $2::bigint, $3::bigint) and currency = $4
  order by version desc, refund_policy.id desc limit 1`;

const INSERT = `insert into refund_policy (operator_id, route_id, route_schedule_id, currency, class, version, tiers, exchange,
    created_at, sold_from)
  values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, to_timestamp($9::float8 / 1000), to_timestamp($10::float8 / 1000))
  returning id::text as id`;

interface Standing {
  readonly id: string;
  readonly class: string;
  readonly version: number;
  readonly tiers: readonly RefundTier[];
  readonly exchange: unknown;
  readonly soldFrom: number;
}

/** Prices of the market are no sandbox's; everybody's policy is the platform's. Refuses REFUND_POLICY_NOT_FOUND. */
async function requireReach(context: BookingContext, operatorId: string | null): Promise<void> {
  const operators = context.viewer.mode === 'live' ? await operatorsInReach(context, 'pricing.edit') : [];
  if (operators !== null && !operators.includes(operatorId ?? '')) throw new RefundPolicyNotFound();
}

/** Nobody's tickets are sold by a route or schedule of somebody else. Refuses ROUTE_NOT_FOUND, SCHEDULE_NOT_FOUND. */
async function requirePlace({ neighbours, viewer }: BookingContext, wish: NewPolicy): Promise<void> {
  const { operatorId, routeId, routeScheduleId } = wish;
  if (operatorId == null || (routeId == null && routeScheduleId == null)) return;
  const { operatorRoutes } = await neighbours.ask('catalogue', PlacesOfOperatorDocument, { operatorId }, viewer);
  if (routeId != null && !operatorRoutes.some(({ id }) => id === routeId))
    throw new PolicyRouteUnknown({ routeId, field: 'routeId' });
  const schedules = operatorRoutes.flatMap((route) => route.schedules);
  if (routeScheduleId != null && !schedules.some(({ id }) => id === routeScheduleId))
    throw new PolicyScheduleUnknown({ routeScheduleId, field: 'routeScheduleId' });
}

interface Terms {
  readonly tiers: readonly RefundTier[];
  readonly soldFrom: number;
}

function termsOf(wish: NewPolicy, now: number): Terms {
  const { operatorId = null, routeId = null, routeScheduleId = null } = wish;
  const tiers = inOrder(wish.tiers.map(({ hoursBefore, percent, fixedFee }) => ({ hoursBefore, percent, fixedFee })));
  const problems = tierProblems(tiers);
  const hasPlace = routeId !== null || routeScheduleId !== null;
  if (hasPlace && operatorId === null) problems.push({ path: 'input.operatorId', code: 'REQUIRED' });
  if (routeId !== null && routeScheduleId !== null) problems.push({ path: 'input.routeScheduleId', code: 'FORM' });
  const soldFrom = soldFromOf(wish.soldFrom ?? null, now);
  if (soldFrom === undefined) problems.push({ path: 'input.soldFrom', code: 'RANGE' });
  if (problems.length > 0) throw new InvalidInput(problems);
  return { tiers, soldFrom: soldFrom! };
}

/** Whether that is what stands already: sold from then on, or now where now was wished for. */
const isSame = (standing: Standing | undefined, wish: NewPolicy, { tiers, soldFrom }: Terms, now: number): boolean =>
  standing?.class === wish.class &&
  isDeepStrictEqual(standing.tiers, tiers) &&
  (soldFrom === now ? standing.soldFrom <= now : standing.soldFrom === soldFrom);

async function write(transaction: RowTransaction, wish: NewPolicy, terms: Terms, now: number): Promise<string> {
  const place = [wish.operatorId ?? null, wish.routeId ?? null, wish.routeScheduleId ?? null, wish.currency];
  await transaction.rows(QUEUE, [place.join('/')]);
  const [standing] = await transaction.rows<Standing>(NEWEST, place);
  const version = standing?.version ?? 0;
  if (isSame(standing, wish, terms, now) && [version, version - 1].includes(wish.expectedVersion)) return standing!.id;
  if (version !== wish.expectedVersion) throw new RefundPolicyChanged({ version });
  const exchange = standing?.exchange == null ? null : JSON.stringify(standing.exchange);
  const said = [wish.class, version + 1, JSON.stringify(terms.tiers), exchange];
  const [made] = await transaction.rows<{ id: string }>(INSERT, [...place, ...said, now, terms.soldFrom]);
  return made!.id;
}

/**
 * A new version of a refund policy, which sales have from its day on; what was sold keeps its copy. The terms of an exchange
 * stay those of the version before. Answers its id; repeating it, or writing what stands, changes nothing. Refuses
 * REFUND_POLICY_NOT_FOUND out of reach, ROUTE_NOT_FOUND, SCHEDULE_NOT_FOUND, REFUND_POLICY_CHANGED, TRY_AGAIN; InvalidInput for tiers that are none and for a
 * day that is over.
 */
export async function setRefundPolicy(context: BookingContext, wish: NewPolicy): Promise<string> {
  const now = context.clock.now();
  const terms = termsOf(wish, now);
  await requireReach(context, wish.operatorId ?? null);
  await requirePlace(context, wish);
  return inBookingTransaction(context, (transaction) => write(transaction, wish, terms, now));
}
