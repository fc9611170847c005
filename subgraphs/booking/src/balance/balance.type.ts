import { DateTimeISO, LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { PageArgs, SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { ArgsType, createUnionType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { IsOptional, Matches } from 'class-validator';
import { MoneyView } from '../payment/money.type.js';
import { TO_DECIDE } from '@naga/server-kit/viewer/request-state.type.js';
import { SellingAgencyView } from './selling-agency.type.js';
import { TOP_UP_KINDS, type TopUpKind } from './top-up.rules.js';

@ObjectType('StatementLine', { simpleResolvers: true, description: 'One movement of a balance.' })
export class StatementLineView {
  @Field(() => ID) id!: string;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => MoneyView, { description: 'Above zero it grew.' }) amount!: MoneyView;
  @Field(() => MoneyView, { description: 'What there was after it, in the same currency.' }) after!: MoneyView;
  @Field(() => String, { description: "'payment', 'refund', 'commission', 'commission_back' or 'top_up'." })
  reason!: string;
  @Field(() => String, { nullable: true, description: 'What the person wrote who moved it by hand, or asked for it.' })
  note!: string | null;
  @Field(() => ColleagueView, { nullable: true, description: 'That person; null for what no person moved.' })
  askedBy!: ColleagueView | null;
  @Field(() => ColleagueView, { nullable: true, description: 'The second person, where it took one.' })
  approvedBy!: ColleagueView | null;
  @Field(() => String, {
    nullable: true,
    description: 'What the second person wrote, where it is something else.',
  })
  approvalNote!: string | null;
  @Field(() => String, { nullable: true, description: "The bank's, of the transfer that came in." })
  reference!: string | null;
  @Field(() => ID, { nullable: true }) bookingId!: string | null;
  @Field(() => String, { nullable: true, description: 'Booking reference.' }) pnr!: string | null;
}

@ObjectType('StatementSum', { simpleResolvers: true, description: 'All movements of one kind in the period.' })
export class StatementSumView {
  @Field(() => String, { description: 'As StatementLine.reason.' }) reason!: string;
  @Field(() => MoneyView, { description: 'Above zero the balance grew by it.' }) amount!: MoneyView;
}

@ObjectType('AgencyFunds', { simpleResolvers: true, description: "What the reader's own agency can spend." })
export class AgencyFundsView {
  @Field(() => ID) agencyId!: string;
  @Field(() => MoneyView, { description: 'Below zero it owes us.' }) balance!: MoneyView;
  @Field(() => MoneyView, { description: 'How far the balance may go below nothing.' }) creditLimit!: MoneyView;
  @Field(() => MoneyView, { description: 'Balance and credit: what can still be sold for.' }) left!: MoneyView;
}

@ObjectType('AskedTopUp', { simpleResolvers: true, description: 'A movement by hand that waits for a second person.' })
export class AskedTopUpView {
  @Field(() => SellingAgencyView, { description: 'Whose balance it moves.' }) agency!: SellingAgencyView;
  @Field(() => TOP_UP_KINDS) kind!: TopUpKind;
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => String, { nullable: true, description: 'What the first person wrote.' }) note!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The bank's, of the transfer that came in; null of a correction.",
  })
  reference!: string | null;
  @Field(() => ColleagueView) askedBy!: ColleagueView;
  @Field(() => DateTimeISO) askedAt!: Date;
}

@ObjectType('AskedTopUpPage', { description: 'One page of the list.' })
export class AskedTopUpPageView extends SummedPageOf(AskedTopUpView) {}

@ObjectType('AgencyBalance', {
  description: 'What an agency has with us, and what moved it in a period, newest first.',
})
export class AgencyBalanceView extends SummedPageOf(StatementLineView) {
  @Field(() => [MoneyView], { description: 'One for each currency; below zero it owes us.' })
  balances!: readonly MoneyView[];
  @Field(() => MoneyView, {
    nullable: true,
    description: 'How far it may go below nothing; null while it is not active.',
  })
  creditLimit!: MoneyView | null;
  sumUp!: () => Promise<StatementSumView[]>;
  findAsked!: () => Promise<AskedTopUpView[]>;

  @Field(() => [AskedTopUpView], {
    description:
      'What somebody asked to move by hand; a second person moves it by asking for the same: kind, amount and reference.',
  })
  asked(): Promise<AskedTopUpView[]> {
    return this.findAsked();
  }

  @Field(() => [StatementSumView], { description: 'Of the whole period, by reason and currency.' })
  sums(): Promise<StatementSumView[]> {
    return this.sumUp();
  }
}

export const AgencyBalanceResult = createUnionType({
  name: 'AgencyBalanceResult',
  types: () => [AgencyBalanceView, Refused] as const,
});

@ArgsType()
export class AgencyBalanceArgs extends PageArgs {
  @Field(() => ID) agencyId!: string;
  @Field(() => LocalDate, { nullable: true, description: 'First local day of the statement.' }) from?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Its last day, included.' }) until?: string | null;
}

@ArgsType()
export class AskedTopUpsArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true, description: TO_DECIDE }) toDecide?: boolean | null;
}

registerEnumType(TOP_UP_KINDS, {
  name: 'TopUpKind',
  description: 'Why a balance is moved by hand.',
  valuesConfig: {
    TRANSFER: { description: 'A transfer came in: it has its reference, and is booked once.' },
    CORRECTION: { description: 'What was wrong is put right, either way, by its reason alone.' },
  },
});

@ArgsType()
export class TopUpArgs {
  @Field(() => ID) agencyId!: string;
  @Field(() => TOP_UP_KINDS) kind!: TopUpKind;
  @Field(() => SafeInt, { description: 'Minor units; below zero a correction takes it away.' }) amount!: number;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => String, { description: 'Why, 1 to 500 letters.' }) note!: string;
  @Field(() => String, {
    nullable: true,
    description:
      "The bank's, of the transfer that came in: it is booked once; a correction has none. Letters and digits, 3 to 40.",
  })
  @IsOptional()
  @Matches(/^[A-Za-z0-9][A-Za-z0-9 ./-]{2,39}$/)
  reference?: string | null;
}
