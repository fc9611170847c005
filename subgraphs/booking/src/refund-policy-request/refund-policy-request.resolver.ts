import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { ColleagueView, colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { OPERATOR_SCOPES } from '../booking/operators-in-reach.js';
import { exchangeTerms } from '../exchange/sold-terms.rules.js';
import { reachesPolicies } from '../refund/policy-reach.js';
import {
  OperatorRouteRef,
  OperatorScheduleRef,
  PolicyExchangeView,
  RefundPolicyFields,
} from '../refund/refund-policy.type.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import { answersOf } from '@naga/server-kit/viewer/second-person.js';
import { askRefundPolicy } from './ask-refund-policy.command.js';
import { decideRefundPolicy, withdrawRefundPolicy } from './decide-refund-policy.command.js';
import { policyRequest, type PolicyRequestRecord, policyRequests } from './policy-requests.queries.js';
import {
  RefundPolicyRequestPageView,
  RefundPolicyRequestResult,
  RefundPolicyRequestsArgs,
  RefundPolicyRequestView,
} from './refund-policy-request.type.js';

const viewOf = (row: PolicyRequestRecord, { viewer }: BookingContext): RefundPolicyRequestView =>
  Object.assign(new RefundPolicyRequestView(), row, {
    state: row.state as RequestState,
    ...answersOf(row, viewer, 'pricing.edit'),
  });

const answer = (context: BookingContext, command: () => Promise<string>): Promise<RefundPolicyRequestView | Refused> =>
  orRefused(async () => viewOf((await policyRequest(context.database, await command()))!, context));

@Resolver(() => RefundPolicyRequestView)
export class RefundPolicyRequestResolver {
  @FieldResolver(() => OperatorRouteRef, { nullable: true, description: 'By name; null for one that is no more.' })
  route(@Root() { routeId }: RefundPolicyRequestView): OperatorRouteRef | null {
    return routeId === null ? null : { id: routeId };
  }

  @FieldResolver(() => OperatorScheduleRef, { nullable: true, description: 'By name; null for one that is no more.' })
  schedule(@Root() { routeScheduleId }: RefundPolicyRequestView): OperatorScheduleRef | null {
    return routeScheduleId === null ? null : { id: routeScheduleId };
  }

  @FieldResolver(() => PolicyExchangeView)
  exchange(@Root() request: RefundPolicyRequestView): PolicyExchangeView {
    return exchangeTerms(request, request.currency);
  }

  @FieldResolver(() => ColleagueView)
  askedBy(@Root() { askedById }: RefundPolicyRequestView): ColleagueView {
    return colleagueOf(askedById)!;
  }

  @FieldResolver(() => ColleagueView, { nullable: true, description: 'The second person, or who took it back.' })
  decidedBy(@Root() { decidedById }: RefundPolicyRequestView): ColleagueView | null {
    return colleagueOf(decidedById);
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => RefundPolicyRequestPageView, {
    name: 'refundPolicyRequests',
    description: 'Within the viewer’s scope; those that wait longest come first.',
  })
  async requestsWithinReach(
    @Ctx() context: BookingContext,
    @Args(() => RefundPolicyRequestsArgs) wish: RefundPolicyRequestsArgs,
  ): Promise<RefundPolicyRequestPageView> {
    return RefundPolicyRequestPageView.of((await policyRequests(context, wish)).map((row) => viewOf(row, context)));
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => RefundPolicyRequestView, { nullable: true, description: 'Null out of reach.' })
  async refundPolicyRequest(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
  ): Promise<RefundPolicyRequestView | null> {
    const row = await policyRequest(context.database, id);
    if (row === undefined || !(await reachesPolicies(context, 'pricing.ask', row.operatorId))) return null;
    return viewOf(row, context);
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Mutation(() => RefundPolicyRequestResult, {
    description:
      'Asks for a version that a second person decides; nothing changes until then. Refused: REFUND_POLICY_NOT_FOUND, ROUTE_NOT_FOUND, SCHEDULE_NOT_FOUND, REFUND_POLICY_CHANGED, REFUND_POLICY_WAITS, TRY_AGAIN.',
  })
  askRefundPolicy(
    @Ctx() context: BookingContext,
    @Arg('input', () => RefundPolicyFields) input: RefundPolicyFields,
    @Arg('reason', () => String, { description: '1 to 500 letters, for who decides.' }) reason: string,
  ): Promise<RefundPolicyRequestView | Refused> {
    return answer(context, () => askRefundPolicy(context, input, reason));
  }

  @Requires('pricing.edit', OPERATOR_SCOPES)
  @Mutation(() => RefundPolicyRequestResult, {
    description:
      'The second person’s yes, which writes the version, or no. Refused: POLICY_REQUEST_NOT_FOUND, POLICY_REQUEST_DECIDED, OWN_REQUEST, REFUND_POLICY_CHANGED, ROUTE_NOT_FOUND, SCHEDULE_NOT_FOUND, TRY_AGAIN.',
  })
  decideRefundPolicy(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('approve', () => Boolean) approve: boolean,
    @Arg('answer', () => String, {
      nullable: true,
      description: 'Why not, 1 to 500 letters for who asked; a yes needs none.',
    })
    reason: string | null,
  ): Promise<RefundPolicyRequestView | Refused> {
    return answer(context, async () => {
      await decideRefundPolicy(context, id, approve, reason);
      return id;
    });
  }

  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Mutation(() => RefundPolicyRequestResult, {
    description: 'Who asked takes it back. Refused: POLICY_REQUEST_NOT_FOUND, POLICY_REQUEST_DECIDED, TRY_AGAIN.',
  })
  withdrawRefundPolicy(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
  ): Promise<RefundPolicyRequestView | Refused> {
    return answer(context, async () => {
      await withdrawRefundPolicy(context, id);
      return id;
    });
  }
}
