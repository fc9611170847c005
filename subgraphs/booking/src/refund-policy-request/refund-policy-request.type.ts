import type { Currency } from '@naga/kernel/money.js';
import { ROW_ID } from '@naga/kernel/row-id.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { IsOptional, Matches } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { ExchangeTerms } from '../exchange/exchange-terms.rules.js';
import { PolicyTierView } from '../refund/refund-policy.type.js';
import { REFUND_CLASSES, type RefundClass } from '../refund/refund-policy.rules.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import { REQUEST_STATES, TO_DECIDE } from '@naga/server-kit/viewer/request-state.type.js';

@ObjectType('RefundPolicyRequest', {
  simpleResolvers: true,
  description: 'A version of a refund policy that somebody asks for and a second person decides.',
})
export class RefundPolicyRequestView {
  @Field(() => ID) id!: string;
  @Field(() => REQUEST_STATES) state!: RequestState;
  @Field(() => ID, { nullable: true, description: 'Null: of everybody without one of his own.' })
  operatorId!: string | null;
  @Field(() => ID, { nullable: true, description: 'Of this route alone.' }) routeId!: string | null;
  @Field(() => ID, { nullable: true, description: 'Of this schedule alone.' }) routeScheduleId!: string | null;
  @Field(() => REFUND_CLASSES) class!: RefundClass;
  @Field(() => String, { description: 'ISO 4217; of the sales it would be for.' }) currency!: Currency;
  @Field(() => [PolicyTierView], { description: 'The one with the most time first, the last until departure.' })
  tiers!: readonly PolicyTierView[];
  /** Null for the terms of class Standard: resolved by refund-policy-request.resolver.ts. */
  exchange!: ExchangeTerms | null;
  @Field(() => LocalDate, { nullable: true, description: 'Null, and a day that is over: from the decision on.' })
  soldFrom!: string | null;
  @Field(() => Int, { description: 'The version it would come after; 0 where there was none.' })
  expectedVersion!: number;
  @Field(() => String) reason!: string;
  askedById!: string;
  @Field(() => DateTimeISO) askedAt!: Date;
  decidedById!: string | null;
  @Field(() => DateTimeISO, { nullable: true }) decidedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it was declined.' }) answer!: string | null;
  @Field(() => ID, { nullable: true, description: 'RefundPolicy.id of the version it became.' })
  policyId!: string | null;
  @Field(() => ID, { nullable: true, description: 'RefundPolicy.id of what is newest for these tickets.' })
  newestPolicyId!: string | null;
  @Field(() => Boolean, { description: 'Another version was written since: it can only be declined or taken back.' })
  isStale!: boolean;
  @Field(() => Boolean, { description: 'It waits, and the viewer may say yes or no.' }) canDecide!: boolean;
  @Field(() => Boolean, { description: 'It waits, and the viewer asked for it.' }) canWithdraw!: boolean;
}

@ObjectType('RefundPolicyRequestPage', { description: 'One page of the list.' })
export class RefundPolicyRequestPageView extends PageOf(RefundPolicyRequestView) {}

@ArgsType()
export class RefundPolicyRequestsArgs extends PageArgs {
  @Field(() => REQUEST_STATES, { nullable: true }) state?: RequestState | null;
  @Field(() => ID, { nullable: true, description: 'RefundPolicy.id: for the same tickets.' })
  @IsOptional()
  @Matches(ROW_ID)
  policyId?: string | null;
  @Field(() => Boolean, { nullable: true, description: TO_DECIDE }) toDecide?: boolean | null;
}

export const RefundPolicyRequestResult = createUnionType({
  name: 'RefundPolicyRequestResult',
  types: () => [RefundPolicyRequestView, Refused] as const,
});
