import type { Currency } from '@naga/kernel/money.js';
import { untilDeparture } from '@naga/kernel/standard-refund.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { ExchangeTerms } from '../exchange/exchange-terms.rules.js';
import { PlacesOfOperatorDocument } from '../neighbours/catalogue.generated.js';
import { PolicyRouteUnknown, PolicyScheduleUnknown } from './refund-policy.errors.js';
import {
  exchangeProblems,
  inOrder,
  type RefundClass,
  type RefundTier,
  soldFromOf,
  tierProblems,
} from './refund-policy.rules.js';

/** A version that somebody wants to be sold. */
export interface NewPolicy {
  /** Null for everybody without one of his own. */
  readonly operatorId?: string | null | undefined;
  readonly routeId?: string | null | undefined;
  readonly routeScheduleId?: string | null | undefined;
  readonly currency: Currency;
  readonly class: RefundClass;
  readonly tiers: readonly RefundTier[];
  /** Left out: as in the version before. */
  readonly exchange?: ExchangeTerms | null | undefined;
  /** 'YYYY-MM-DD'; null where it is sold at once. */
  readonly soldFrom?: string | null | undefined;
  /** The version that was looked at; 0 where there was none. */
  readonly expectedVersion: number;
}

/** What a version says, checked and in its order. */
export interface PolicyTerms {
  readonly tiers: readonly RefundTier[];
  /** Undefined: as in the version before. */
  readonly exchange: ExchangeTerms | undefined;
  /** Epoch milliseconds. */
  readonly soldFrom: number;
}

/** What is wished for, as it would be sold. Throws InvalidInput, field by field, for terms that are none and a day that is over. */
export function termsOf(wish: NewPolicy, now: number): PolicyTerms {
  const { operatorId = null, routeId = null, routeScheduleId = null, currency } = wish;
  const tiers = inOrder(
    wish.tiers.map(({ minutesBefore, percent, fixedFee }) => ({ minutesBefore, percent, fixedFee })),
  );
  const exchange = wish.exchange ? { fee: wish.exchange.fee, minutesBefore: wish.exchange.minutesBefore } : undefined;
  const problems = [...tierProblems(tiers, currency), ...(exchange ? exchangeProblems(exchange, currency) : [])];
  const hasPlace = routeId !== null || routeScheduleId !== null;
  if (hasPlace && operatorId === null) problems.push({ path: 'input.operatorId', code: 'REQUIRED' });
  if (routeId !== null && routeScheduleId !== null) problems.push({ path: 'input.routeScheduleId', code: 'FORM' });
  const soldFrom = soldFromOf(wish.soldFrom ?? null, now);
  if (soldFrom === undefined) problems.push({ path: 'input.soldFrom', code: 'RANGE' });
  if (problems.length > 0) throw new InvalidInput(problems);
  return { tiers: untilDeparture(tiers), exchange, soldFrom: soldFrom! };
}

/** Nobody's tickets are sold by a route or schedule of somebody else. Refuses ROUTE_NOT_FOUND, SCHEDULE_NOT_FOUND. */
export async function requirePlace(
  { neighbours, viewer }: BookingContext,
  { operatorId, routeId, routeScheduleId }: Pick<NewPolicy, 'operatorId' | 'routeId' | 'routeScheduleId'>,
): Promise<void> {
  if (operatorId == null || (routeId == null && routeScheduleId == null)) return;
  const { operatorRoutes } = await neighbours.ask('catalogue', PlacesOfOperatorDocument, { operatorId }, viewer);
  if (routeId != null && !operatorRoutes.some(({ id }) => id === routeId))
    throw new PolicyRouteUnknown({ routeId, field: 'routeId' });
  const schedules = operatorRoutes.flatMap((route) => route.schedules);
  if (routeScheduleId != null && !schedules.some(({ id }) => id === routeScheduleId))
    throw new PolicyScheduleUnknown({ routeScheduleId, field: 'routeScheduleId' });
}
