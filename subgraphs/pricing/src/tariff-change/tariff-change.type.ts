import { DateTimeISO, LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { PageArgs, PageOf } from '@naga/server-kit/list/page.type.js';
import { TO_DECIDE } from '@naga/server-kit/viewer/request-state.type.js';
import { MaxLength } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TariffOperationInput } from '../tariff-operation/operation.type.js';
import type { ChangeState } from './change-state.rules.js';

export const ChangeStateEnum = {
  draft: 'draft',
  waiting: 'waiting',
  applied: 'applied',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const satisfies Record<ChangeState, ChangeState>;
registerEnumType(ChangeStateEnum, {
  name: 'TariffChangeState',
  description: 'draft: its author works on it; waiting: for a second person.',
});

@ObjectType('TariffChange', {
  simpleResolvers: true,
  description: 'Prices and rules of an operator that somebody changes together, from a day of travel on.',
})
export class TariffChangeView {
  @Field(() => ID) id!: string;
  @Field(() => Int, { description: 'Of the draft that was read: who edits, asks or writes says it.' }) version!: number;
  @Field(() => ID) operatorId!: string;
  @Field(() => ID, { nullable: true, description: 'Line.id, where it was asked for on the page of a line.' })
  lineId!: string | null;
  @Field(() => ChangeStateEnum) state!: ChangeState;
  @Field(() => Int, { nullable: true, description: 'Which of the operator’s applied changes it is: its version.' })
  number!: number | null;
  @Field(() => Boolean, {
    description:
      'Nobody wrote it: times that a change of their line made got the rules of those in whose place they stand; by: who saved the line.',
  })
  follows!: boolean;
  @Field(() => ID, { nullable: true, description: 'The change that it takes back.' }) returnsId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The change that took it back.' }) returnedById!: string | null;
  @Field(() => LocalDate, { description: 'First day of travel on which it holds.' }) effectiveFrom!: string;
  @Field(() => String, { nullable: true, description: 'Why, in the words of its author.' }) note!: string | null;
  @Field(() => Int) operationCount!: number;
  askedById!: string;
  @Field(() => DateTimeISO) askedAt!: Date;
  decidedById!: string | null;
  @Field(() => DateTimeISO, { nullable: true }) decidedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it was declined.' }) answer!: string | null;
  @Field(() => Boolean, { description: 'It is the viewer’s own draft.' }) canEdit!: boolean;
  @Field(() => Boolean, { description: 'The viewer may write it, without a second person.' }) canWrite!: boolean;
  @Field(() => Boolean, { description: 'It waits, and the viewer may say yes or no.' }) canDecide!: boolean;
  @Field(() => Boolean, { description: 'It waits or is a draft, and the viewer’s own.' }) canWithdraw!: boolean;
  @Field(() => Boolean, { description: 'It holds, and nobody took it back.' }) canReturn!: boolean;
}

@ObjectType('TariffChangePage', { description: 'One page of the list.' })
export class TariffChangePageView extends PageOf(TariffChangeView) {}

@ArgsType()
export class TariffChangesArgs extends PageArgs {
  @Field(() => ID, { nullable: true }) operatorId?: string | null;
  @Field(() => ChangeStateEnum, { nullable: true }) state?: ChangeState | null;
  @Field(() => Boolean, { nullable: true, description: TO_DECIDE }) toDecide?: boolean | null;
}

@InputType('TariffChangeInput')
export class TariffChangeInput {
  @Field(() => LocalDate, { nullable: true, description: 'First day of travel, today at the earliest; null: today.' })
  effectiveFrom?: string | null;
  @Field(() => String, { nullable: true, description: 'At most 500 letters.' }) @MaxLength(2000) note?: string | null;
  @Field(() => [TariffOperationInput], { description: '5,000 at most; each price and rule once.' })
  operations!: TariffOperationInput[];
  @Field(() => Int, {
    nullable: true,
    description:
      'Tariff.version that was looked at: TARIFF_CHANGED tells what was written since. Null: whatever stands.',
  })
  seen?: number | null;
}

@ObjectType('ReturnedTariff', { simpleResolvers: true })
export class ReturnedTariffView {
  @Field(() => TariffChangeView, { description: 'The change that takes the other back.' }) change!: TariffChangeView;
  @Field(() => Int, { description: 'How much of the other stays, because somebody changed it since.' }) left!: number;
}

export const TariffChangeResult = createUnionType({
  name: 'TariffChangeResult',
  types: () => [TariffChangeView, Refused] as const,
});
export const ReturnedTariffResult = createUnionType({
  name: 'ReturnedTariffResult',
  types: () => [ReturnedTariffView, Refused] as const,
});
