import { ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { DateTimeISO, LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { PageArgs, SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { IsEmail, IsIn, IsOptional, Length, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CAUSES } from '../donation/donation-cause.type.js';
import type { Cause } from '../donation/donation.rules.js';
import { MoneyView } from '../payment/money.type.js';
import { PaymentView } from '../payment/payment.type.js';
import { RefusedRefundView } from '../refund/refused-refund.type.js';
import { RETURN_STATES, type ReturnState } from './link-return.rules.js';
import {
  LINK_METHODS,
  type LinkMethod,
  PAY_LINK_KINDS,
  PAY_LINK_STATES,
  type PayLinkKind,
  type PayLinkState,
} from './pay-link-state.rules.js';

registerEnumType(PAY_LINK_KINDS, {
  name: 'PayLinkKind',
  description: 'CUSTOM: staff ask for any amount. DONATION: somebody gives for a cause.',
});
registerEnumType(PAY_LINK_STATES, {
  name: 'PayLinkState',
  description: 'A link is paid, expires or is cancelled, once.',
});
registerEnumType(LINK_METHODS, { name: 'PayLinkMethod', description: 'Ways to pay what is no booking.' });

registerEnumType(RETURN_STATES, {
  name: 'LinkReturnState',
  description:
    'Where money is that goes back. REFUSED: by its provider, it is with us. IN_CASH: it waits until somebody hands it out. DONE: it was sent, or handed out.',
});

@ObjectType('LinkReturn', { simpleResolvers: true, description: 'Money of a link that goes back, by where it is.' })
export class LinkReturnView {
  @Field(() => RETURN_STATES) state!: ReturnState;
  @Field(() => MoneyView) amount!: MoneyView;
}

/** A hundred thousand dollars. */
const MOST = 100_000_00 * 100_000;

@ObjectType('PayLink', {
  simpleResolvers: true,
  description: 'Something to pay that is no booking, as its payer sees it.',
})
export class PayLinkView {
  @Field(() => ID) id!: string;
  @Field(() => PAY_LINK_KINDS) kind!: PayLinkKind;
  @Field(() => PAY_LINK_STATES) state!: PayLinkState;
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => String, { nullable: true }) payerName!: string | null;
  @Field(() => String, { description: 'What it is for; of a donation the cause.' }) reason!: string;
  @Field(() => String, { description: 'Of the payer: en, km, th, vi, es.' }) language!: string;
  @Field(() => DateTimeISO) expiresAt!: Date;
  @Field(() => MoneyView, { description: 'What staff gave back of it and what has gone back.' }) refunded!: MoneyView;
  @Field(() => [LinkReturnView], { description: 'All that staff gave back of it, by where it is now.' })
  givenBack!: readonly LinkReturnView[];
  @Field(() => MoneyView, {
    description:
      'What arrived beside it: too much, twice, or when it could not be paid any more. It went back by itself, or is on its way.',
  })
  surplus!: MoneyView;
  @Field(() => [LinkReturnView], { description: 'The same by where it is now; the sums add up to it.' })
  surplusBack!: readonly LinkReturnView[];
  @Field(() => Boolean, { description: 'Its payer has an address: what becomes of his payment is written to him.' })
  payerIsTold!: boolean;
  @Field(() => [PaymentView]) payments!: readonly PaymentView[];
}

@ObjectType('LinkRefund', {
  simpleResolvers: true,
  description: 'Money of a custom payment that somebody wants to go back.',
})
export class LinkRefundView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'waiting (for a second person), done, refused' }) state!: string;
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => String, { description: 'For the books.' }) reason!: string;
  @Field(() => ColleagueView) askedBy!: ColleagueView;
  @Field(() => DateTimeISO) askedAt!: Date;
  @Field(() => ColleagueView, { nullable: true }) decidedBy!: ColleagueView | null;
  @Field(() => Boolean, { description: 'It waits, and the viewer may say yes or no.' }) canDecide!: boolean;
}

@ObjectType('LinkCash', { simpleResolvers: true, description: 'Cash for the payer of a link.' })
export class LinkCashView {
  @Field(() => ID, { description: 'Of the refund.' }) id!: string;
  @Field(() => MoneyView) amount!: MoneyView;
}

@ObjectType('PayLinkRecord', { simpleResolvers: true, description: 'The same for those who look after it.' })
export class PayLinkRecordView extends PayLinkView {
  @Field(() => String, { description: 'The address it is paid at.' }) url!: string;
  @Field(() => String, { nullable: true }) payerEmail!: string | null;
  @Field(() => ID, { nullable: true, description: 'A booking it is about.' }) bookingId!: string | null;
  @Field(() => String, { nullable: true }) pnr!: string | null;
  @Field(() => String, { nullable: true }) countryCode!: string | null;
  @Field(() => ColleagueView, { nullable: true, description: 'Who asked for it; null for donations of travellers.' })
  createdBy!: ColleagueView | null;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true }) endedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Of staff for staff; its payer never reads it.' })
  note!: string | null;
  @Field(() => Int, { description: 'Named by who edits it.' }) version!: number;
  @Field(() => MoneyView, { description: 'The most that can go back now.' }) refundable!: MoneyView;
  @Field(() => MoneyView, { description: 'Above it a second person approves.' }) alone!: MoneyView;
  @Field(() => [RefusedRefundView], {
    description: 'What its provider does not send back, and nobody sent another way yet.',
  })
  refusedRefunds!: readonly RefusedRefundView[];
  @Field(() => [LinkCashView], { description: 'What goes back in cash and waits until somebody hands it out.' })
  cashToHandOut!: readonly LinkCashView[];
  @Field(() => [LinkRefundView]) refunds!: readonly LinkRefundView[];
}

@ObjectType('PayLinkPage', { description: 'One page of the list.' })
export class PayLinkPageView extends SummedPageOf(PayLinkRecordView) {
  sumUp!: () => Promise<MoneyView[]>;

  @Field(() => [MoneyView], { description: 'Paid and not given back, of all pages, by currency.' })
  sums(): Promise<MoneyView[]> {
    return this.sumUp();
  }
}

@InputType('PayLinkInput', { description: 'Any amount that somebody is asked for.' })
export class PayLinkInput {
  @Field(() => String) @Length(1, 120) payerName!: string;
  @Field(() => String) @IsEmail() @MaxLength(254) payerEmail!: string;
  @Field(() => SafeInt, { description: 'Minor units.' }) @Min(1) @Max(MOST) amount!: number;
  @Field(() => String) @IsIn(CURRENCIES) currency!: Currency;
  @Field(() => String, { description: 'The mail and the page speak it.' }) @IsIn(LANGUAGES) language!: LanguageCode;
  @Field(() => String, { description: 'As the payer reads it.' }) @Length(1, 500) reason!: string;
  @Field(() => String, { nullable: true, description: 'Reference of a booking it is about.' })
  @IsOptional()
  @MaxLength(20)
  pnr?: string | null;
  @Field(() => Int, { description: 'How long it can be paid.' }) @Min(1) @Max(90) days!: number;
}

@InputType('PayLinkChangeInput', {
  description:
    'A link as it shall be; what stays is sent as it is. Its amount stays, for whoever has it may be paying.',
})
export class PayLinkChangeInput {
  @Field(() => String, { nullable: true }) @IsOptional() @MaxLength(120) payerName?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsEmail() @MaxLength(254) payerEmail?: string | null;
  @Field(() => String) @IsIn(LANGUAGES) language!: LanguageCode;
  @Field(() => String, { description: 'As the payer reads it; of a donation its cause, which stays.' })
  @Length(1, 500)
  reason!: string;
  @Field(() => LocalDate, { description: 'The last day it can be paid, at UTC+7: ninety days ahead at most.' })
  payableUntil!: TravelDate;
  @Field(() => String, { nullable: true, description: 'For staff.' })
  @IsOptional()
  @MaxLength(2000)
  note?: string | null;
}

@InputType('DonationInput', { description: 'What somebody gives.' })
export class DonationInput {
  @Field(() => SafeInt, { description: 'Minor units.' }) @Min(1) @Max(MOST) amount!: number;
  @Field(() => String) @IsIn(CURRENCIES) currency!: Currency;
  @Field(() => CAUSES) cause!: Cause;
  @Field(() => String) @IsIn(LANGUAGES) language!: LanguageCode;
  @Field(() => String, { nullable: true }) @IsOptional() @MaxLength(120) payerName?: string | null;
  @Field(() => String, { nullable: true, description: 'Where the receipt goes.' })
  @IsOptional()
  @IsEmail()
  @MaxLength(254)
  payerEmail?: string | null;
}

@ArgsType()
export class PayLinksArgs extends PageArgs {
  @Field(() => PAY_LINK_KINDS) kind!: PayLinkKind;
  @Field(() => PAY_LINK_STATES, { nullable: true }) state?: PayLinkState | null;
  @Field(() => String, { nullable: true, description: 'In name, address or reason.' })
  @IsOptional()
  @MaxLength(100)
  text?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Asked for on this day or later.' }) from?: TravelDate | null;
  @Field(() => LocalDate, { nullable: true }) until?: TravelDate | null;
  @Field(() => Boolean, { nullable: true, description: 'A payment is in REVIEW: a person has to look at it.' })
  inReview?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Its provider refused to send money back, and its payer has none yet.',
  })
  refundFailed?: boolean | null;
}

@ArgsType()
export class RefundPayLinkArgs {
  @Field(() => ID) id!: string;
  @Field(() => SafeInt, { description: 'Minor units.' }) @Min(1) amount!: number;
  @Field(() => String, { description: '1 to 500 letters, for the books.' }) reason!: string;
}

@ArgsType()
export class StartLinkPaymentArgs {
  @Field(() => String, { description: 'Of the link.' }) @MaxLength(100) token!: string;
  @Field(() => LINK_METHODS) method!: LinkMethod;
  @Field(() => String, { nullable: true, description: 'Path of ours or web address the pay page leads back to.' })
  returnUrl?: string | null;
}

@ObjectType('OpenedDonation', { simpleResolvers: true, description: 'A donation that is about to be paid.' })
export class OpenedDonationView {
  @Field(() => String, { description: 'Opens its page.' }) token!: string;
}

export const PayLinkRecordResult = createUnionType({
  name: 'PayLinkRecordResult',
  types: () => [PayLinkRecordView, Refused] as const,
});
export const StartLinkPaymentResult = createUnionType({
  name: 'StartLinkPaymentResult',
  types: () => [PaymentView, Refused] as const,
});
