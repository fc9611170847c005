import { ROW_ID } from '@naga/kernel/row-id.js';
import { PageOf } from '@naga/server-kit/list/page.type.js';
import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { LocalDate, OffsetDateTime, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsIn, IsOptional, Matches } from 'class-validator';
import { createUnionType, Directive, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ExchangeTerms } from '../exchange/exchange-terms.rules.js';
import {
  POLICY_STATES,
  type PolicyState,
  REFUND_CLASSES,
  type RefundClass,
  type RefundTier,
} from './refund-policy.rules.js';

registerEnumType(REFUND_CLASSES, { name: 'RefundClass', description: 'What a refund policy is called.' });
registerEnumType(POLICY_STATES, {
  name: 'RefundPolicyState',
  description: 'COMING: from a day on that lies ahead. PAST: a later version was written that is sold instead.',
});

@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('OperatorRoute', { simpleResolvers: true })
export class OperatorRouteRef {
  @Field(() => ID) id!: string;
}

@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('OperatorSchedule', { simpleResolvers: true })
export class OperatorScheduleRef {
  @Field(() => ID) id!: string;
}

@ObjectType('PolicyTier', {
  simpleResolvers: true,
  description: 'What comes back until so long before departure.',
})
export class PolicyTierView implements RefundTier {
  @Field(() => Int, { description: 'Before the departure of the passenger’s own boarding stop; 0 until it leaves.' })
  minutesBefore!: number;
  @Field(() => Int) percent!: number;
  @Field(() => SafeInt, { description: 'Kept of each seat besides, in minor units.' }) fixedFee!: number;
}

@ObjectType('PolicyExchange', {
  simpleResolvers: true,
  description: 'What changing to another departure costs, and until when it can be asked for.',
})
export class PolicyExchangeView implements ExchangeTerms {
  @Field(() => SafeInt, { description: 'Of each passenger and way, in minor units.' }) fee!: number;
  @Field(() => Int, { description: 'Before the departure of the passenger’s own boarding stop.' })
  minutesBefore!: number;
}

@ObjectType('RefundPolicy', { simpleResolvers: true, description: 'One version; it never changes.' })
export class RefundPolicyView {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true, description: 'Null: of everybody without one of his own.' })
  operatorId!: string | null;
  @Field(() => ID, { nullable: true, description: 'Of this route alone.' }) routeId!: string | null;
  @Field(() => ID, { nullable: true, description: 'Of this schedule alone.' }) routeScheduleId!: string | null;
  @Field(() => REFUND_CLASSES) class!: RefundClass;
  @Field(() => String, { description: 'ISO 4217; of the sales it is for.' }) currency!: Currency;
  @Field(() => Int, { description: 'From 1.' }) version!: number;
  @Field(() => [PolicyTierView], { description: 'The one with the most time first, the last until departure.' })
  tiers!: readonly PolicyTierView[];
  /** Null for the terms of class Standard: resolved by refund-policy.resolver.ts. */
  exchange!: ExchangeTerms | null;
  @Field(() => OffsetDateTime) createdAt!: string;
  @Field(() => OffsetDateTime, { description: 'From then on, until a later version is.' }) soldFrom!: string;
  @Field(() => POLICY_STATES) state!: PolicyState;
}

@ObjectType('RefundPolicyPage', { description: 'One page of the list.' })
export class RefundPolicyPageView extends PageOf(RefundPolicyView) {}

@InputType('PolicyTierInput')
export class PolicyTierFields implements RefundTier {
  @Field(() => Int, { description: 'Minutes before departure, until which it is given; 0: until it leaves.' })
  minutesBefore!: number;
  @Field(() => Int) percent!: number;
  @Field(() => SafeInt, { defaultValue: 0, description: 'Minor units.' }) fixedFee!: number;
}

@InputType('PolicyExchangeInput')
export class PolicyExchangeFields implements ExchangeTerms {
  @Field(() => SafeInt, { description: 'Of each passenger and way, in minor units; up to about a hundred dollars.' })
  fee!: number;
  @Field(() => Int) minutesBefore!: number;
}

@InputType('RefundPolicyInput', { description: 'Of one route or one schedule, of an operator, or of everybody.' })
export class RefundPolicyFields {
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) operatorId?: string | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) routeId?: string | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) routeScheduleId?: string | null;
  @Field(() => REFUND_CLASSES) class!: RefundClass;
  @Field(() => String) @IsIn(CURRENCIES) currency!: Currency;
  @Field(() => Int, { description: 'The version that was looked at; 0 where there was none.' })
  expectedVersion!: number;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'Sold from the beginning of this day on; left out or today: from now on.',
  })
  soldFrom?: string | null;
  @Field(() => [PolicyTierFields], { description: 'Later than the last of them nothing comes back.' })
  @ArrayMaxSize(100)
  tiers!: PolicyTierFields[];
  @Field(() => PolicyExchangeFields, { nullable: true, description: 'Left out: as in the version before.' })
  exchange?: PolicyExchangeFields | null;
}

export const RefundPolicyResult = createUnionType({
  name: 'RefundPolicyResult',
  types: () => [RefundPolicyView, Refused] as const,
});
