import { PageOf } from '@naga/server-kit/list/page.type.js';
import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { LocalDate, OffsetDateTime, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsIn, IsOptional, Matches } from 'class-validator';
import { createUnionType, Directive, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
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

const ID_FORM = /^\d{1,18}$/;

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
  description: 'What comes back from so many hours before departure.',
})
export class PolicyTierView implements RefundTier {
  @Field(() => Int, { description: 'Until the departure of the passenger’s own boarding stop.' }) hoursBefore!: number;
  @Field(() => Int) percent!: number;
  @Field(() => SafeInt, { description: 'Kept of each seat besides, in minor units.' }) fixedFee!: number;
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
  @Field(() => [PolicyTierView], { description: 'The one with the most hours first.' })
  tiers!: readonly PolicyTierView[];
  @Field(() => OffsetDateTime) createdAt!: string;
  @Field(() => OffsetDateTime, { description: 'From then on, until a later version is.' }) soldFrom!: string;
  @Field(() => POLICY_STATES) state!: PolicyState;
}

@ObjectType('RefundPolicyPage', { description: 'One page of the list.' })
export class RefundPolicyPageView extends PageOf(RefundPolicyView) {}

@InputType('PolicyTierInput')
export class PolicyTierFields implements RefundTier {
  @Field(() => Int) hoursBefore!: number;
  @Field(() => Int) percent!: number;
  @Field(() => SafeInt, { defaultValue: 0, description: 'Minor units.' }) fixedFee!: number;
}

@InputType('RefundPolicyInput', { description: 'Of one route or one schedule, of an operator, or of everybody.' })
export class RefundPolicyFields {
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ID_FORM) operatorId?: string | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ID_FORM) routeId?: string | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ID_FORM) routeScheduleId?: string | null;
  @Field(() => REFUND_CLASSES) class!: RefundClass;
  @Field(() => String) @IsIn(CURRENCIES) currency!: Currency;
  @Field(() => Int, { description: 'The version that was looked at; 0 where there was none.' })
  expectedVersion!: number;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'Sold from the beginning of this day on; left out or today: from now on.',
  })
  soldFrom?: string | null;
  @Field(() => [PolicyTierFields]) @ArrayMaxSize(100) tiers!: PolicyTierFields[];
}

export const RefundPolicyResult = createUnionType({
  name: 'RefundPolicyResult',
  types: () => [RefundPolicyView, Refused] as const,
});
