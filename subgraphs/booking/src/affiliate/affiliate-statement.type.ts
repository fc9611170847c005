import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { IsOptional, Matches } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyView } from '../payment/money.type.js';
import { AFFILIATE_STATEMENT_STATES, type AffiliateStatementState } from './affiliate-statement-state.js';

registerEnumType(AFFILIATE_STATEMENT_STATES, {
  name: 'AffiliateStatementState',
  valuesConfig: {
    OPEN: { description: 'Approved sales are still written on it.' },
    PAYABLE: { description: 'Its month is over: to be paid.' },
    PAID: { description: 'By bank.' },
  },
});

@ObjectType('AffiliateSums', {
  simpleResolvers: true,
  description: 'What the sales of an affiliate come to in one currency, by how far they are; minor units.',
})
export class AffiliateSumsView {
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => SafeInt, { description: 'Held, or waiting for its operator.' }) tracked!: number;
  @Field(() => SafeInt, { description: 'Sold; the ride is not over for a week.' }) pending!: number;
  @Field(() => SafeInt, { description: 'On the open statement.' }) approved!: number;
  @Field(() => SafeInt, { description: 'On statements that wait for their payment.' }) payable!: number;
  @Field(() => SafeInt) paid!: number;
  @Field(() => SafeInt, { description: 'Went back with seats that were given back.' }) reversed!: number;
}

@ObjectType('AffiliateStatement', {
  simpleResolvers: true,
  description: 'What an affiliate gets for sales whose rides are over for a week, in one currency.',
})
export class AffiliateStatementView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Digits of the affiliate.' }) code!: string;
  @Field(() => String, { description: 'As he was called when it was opened.' }) name!: string;
  @Field(() => LocalDate, { description: 'Of its first line.' }) periodFrom!: string;
  @Field(() => LocalDate, { nullable: true, description: 'Its last day; null while it is open.' })
  periodTo!: string | null;
  @Field(() => AFFILIATE_STATEMENT_STATES) state!: AffiliateStatementState;
  @Field(() => MoneyView, { description: 'The sum of its lines.' }) amount!: MoneyView;
  @Field(() => Int) seats!: number;
  @Field(() => DateTimeISO, { nullable: true }) paidAt!: Date | null;
  @Field(() => ColleagueView, { nullable: true, description: 'Who wrote the payment down; for staff.' })
  paidBy!: ColleagueView | null;
  @Field(() => String, { nullable: true, description: "The bank's." }) paymentReference!: string | null;
}

@ObjectType('AffiliateStatementPage')
export class AffiliateStatementPageView extends SummedPageOf(AffiliateStatementView) {}

@InputType('AffiliateStatementFilterInput', { description: 'Filters add up; what is left out does not filter.' })
export class AffiliateStatementFilterInput {
  @Field(() => String, { nullable: true, description: 'Digits of the affiliate.' })
  @IsOptional()
  @Matches(/^\d{1,12}$/)
  code?: string | null;
  @Field(() => AFFILIATE_STATEMENT_STATES, { nullable: true }) state?: AffiliateStatementState | null;
}

@ObjectType('AffiliateLine', {
  simpleResolvers: true,
  description: 'What one seat brings, or no longer brings; never changed.',
})
export class AffiliateLineView {
  @Field(() => ID) id!: string;
  @Field(() => MoneyView, { description: 'Below zero: it takes back what an earlier line brought.' })
  amount!: MoneyView;
  @Field(() => MoneyView, { description: 'What stayed of the fare.' }) fare!: MoneyView;
  @Field(() => Int, { description: 'Hundredths of a percent of it that were his when it was sold.' })
  basisPoints!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Affiliate.version of then; null of what was sold before it was kept.',
  })
  version!: number | null;
  @Field(() => Boolean) isReversal!: boolean;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => LocalDate) travelDate!: string;
  @Field(() => String, { description: "Town, in the reader's language." }) fromName!: string;
  @Field(() => String) toName!: string;
}

@ObjectType('AffiliateLinePage')
export class AffiliateLinePageView extends SummedPageOf(AffiliateLineView) {}

export const AffiliateStatementResult = createUnionType({
  name: 'AffiliateStatementResult',
  types: () => [AffiliateStatementView, Refused] as const,
});
