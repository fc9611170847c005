import { ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { PageArgs, SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { DateTimeISO, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import { REQUEST_STATES, TO_DECIDE } from '@naga/server-kit/viewer/request-state.type.js';
import { OVERRULE_CODES, type OverruleCode } from './overrule-codes.rules.js';

registerEnumType(OVERRULE_CODES, {
  name: 'OverruleCode',
  description: 'Why more goes back than the terms give. The first six are the operator’s fault: everything goes back.',
});

@ObjectType('Overrule', { simpleResolvers: true, description: 'A cancellation beyond the terms, and who decided it.' })
export class OverruleView {
  @Field(() => ID) id!: string;
  @Field(() => ID) bookingId!: string;
  @Field(() => String) pnr!: string;
  @Field(() => REQUEST_STATES) state!: RequestState;
  @Field(() => OVERRULE_CODES) code!: OverruleCode;
  @Field(() => String, { description: 'For the books.' }) reason!: string;
  @Field(() => [String]) seats!: readonly string[];
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => ColleagueView) askedBy!: ColleagueView;
  @Field(() => DateTimeISO) askedAt!: Date;
  @Field(() => ColleagueView, {
    nullable: true,
    description: 'The second person; null while it waits, and where one was enough.',
  })
  decidedBy!: ColleagueView | null;
  @Field(() => DateTimeISO, { nullable: true }) decidedAt!: Date | null;
  @Field(() => Boolean, { description: 'It waits, and the viewer may say yes or no.' }) canDecide!: boolean;
  @Field(() => Boolean, { description: 'It waits, and the viewer asked for it.' }) canWithdraw!: boolean;
}

@ObjectType('OverrulePage', { description: 'One page of the list.' })
export class OverrulePageView extends SummedPageOf(OverruleView) {}

@ObjectType('OverruleTerms', { simpleResolvers: true, description: 'How far an overrule of these seats could go now.' })
export class OverruleTermsView {
  @Field(() => MoneyView, { description: 'What their terms give back now.' }) least!: MoneyView;
  @Field(() => MoneyView, { description: 'Fares and their share of the fees, up to what was paid and is still here.' })
  most!: MoneyView;
  @Field(() => MoneyView, { description: 'Above it a second person approves; nothing where the viewer may only ask.' })
  alone!: MoneyView;
}

@ArgsType()
export class OverruleSeatsArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => [ID], {
    nullable: true,
    description: 'BookingPart.id of what is given back; everything that can be without them.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(80)
  @MaxLength(20, { each: true })
  partIds?: string[] | null;
}

@ArgsType()
export class OverruleCancelArgs extends OverruleSeatsArgs {
  @Field(() => OVERRULE_CODES) code!: OverruleCode;
  @Field(() => String, { description: '1 to 500 letters, for the books.' }) reason!: string;
  @Field(() => SafeInt, {
    nullable: true,
    description: 'Minor units that go back; by the operator’s fault everything does whatever stands here.',
  })
  @IsOptional()
  @Min(0)
  amount?: number | null;
}

@ArgsType()
export class OverrulesArgs extends PageArgs {
  @Field(() => REQUEST_STATES, { nullable: true }) state?: RequestState | null;
  @Field(() => Boolean, { nullable: true, description: TO_DECIDE }) toDecide?: boolean | null;
}
