import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { OPERATOR_SCOPES } from '../booking/operators-in-reach.js';
import { exchangeTerms } from '../exchange/sold-terms.rules.js';
import { refundPolicies, refundPolicyOf, refundPolicyVersions } from './refund-policies.queries.js';
import { REFUND_CLASSES, type RefundClass } from './refund-policy.rules.js';
import {
  OperatorRouteRef,
  OperatorScheduleRef,
  PolicyExchangeView,
  RefundPolicyFields,
  RefundPolicyPageView,
  RefundPolicyResult,
  RefundPolicyView,
} from './refund-policy.type.js';
import { setRefundPolicy } from './set-refund-policy.command.js';

const named = (id: string | null): { id: string } | null => (id === null ? null : { id });

@Resolver(() => RefundPolicyView)
export class RefundPolicyResolver {
  @FieldResolver(() => OperatorRouteRef, { nullable: true, description: 'By name; null for one that is no more.' })
  route(@Root() { routeId }: RefundPolicyView): OperatorRouteRef | null {
    return named(routeId);
  }

  @FieldResolver(() => OperatorScheduleRef, { nullable: true, description: 'By name; null for one that is no more.' })
  schedule(@Root() { routeScheduleId }: RefundPolicyView): OperatorScheduleRef | null {
    return named(routeScheduleId);
  }

  @FieldResolver(() => PolicyExchangeView)
  exchange(@Root() policy: RefundPolicyView): PolicyExchangeView {
    return exchangeTerms(policy, policy.currency);
  }

  @Requires('refund.policy', OPERATOR_SCOPES)
  @Query(() => RefundPolicyPageView, {
    description: 'The policies that are sold now or from a later day on: those within reach, and everybody’s.',
  })
  async refundPolicies(
    @Ctx() context: BookingContext,
    @Arg('operatorId', () => ID, { nullable: true }) operatorId: string | undefined,
    @Arg('class', () => REFUND_CLASSES, { nullable: true }) refundClass: RefundClass | undefined,
    @Args(() => PageArgs) at: PageArgs,
  ): Promise<RefundPolicyPageView> {
    return RefundPolicyPageView.of(await refundPolicies(context, { operatorId, refundClass, ...at }));
  }

  @Requires('refund.policy', OPERATOR_SCOPES)
  @Query(() => [RefundPolicyView], {
    description: 'All versions of the place that this one is of, the newest first; none out of reach.',
  })
  refundPolicyVersions(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID, { description: 'Of any version.' }) id: string,
  ): Promise<RefundPolicyView[]> {
    return refundPolicyVersions(context, id) as Promise<RefundPolicyView[]>;
  }

  @Requires('pricing.edit', OPERATOR_SCOPES)
  @Mutation(() => RefundPolicyResult, {
    description:
      'A new version, which sales have from its day on; what was sold keeps its own. Refused: REFUND_POLICY_NOT_FOUND, ROUTE_NOT_FOUND, SCHEDULE_NOT_FOUND, REFUND_POLICY_CHANGED, TRY_AGAIN.',
  })
  setRefundPolicy(
    @Ctx() context: BookingContext,
    @Arg('input', () => RefundPolicyFields) input: RefundPolicyFields,
  ): Promise<RefundPolicyView | Refused> {
    return orRefused(async () => {
      const id = await setRefundPolicy(context, input);
      return Object.assign(new RefundPolicyView(), await refundPolicyOf(context, id));
    });
  }
}
