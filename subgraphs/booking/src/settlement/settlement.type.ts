import { ROW_ID } from '@naga/kernel/row-id.js';
import { ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { DateTimeISO, LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { IsOptional, Matches } from 'class-validator';
import { createUnionType, Directive, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { SoldAddOn } from '../add-on/add-on.rules.js';
import { SoldAddOnView } from '../add-on/add-on.type.js';
import { MoneyView } from '../payment/money.type.js';
import type { Cause } from '../donation/donation.rules.js';
import { CAUSES } from '../donation/donation-cause.type.js';
import { PAYEES, type Payee } from './payee.rules.js';
import { LINE_KINDS, type LineKind } from './part-lines.rules.js';
import { SETTLEMENT_STATES, type SettlementState, type Side } from './settlement-state.rules.js';

registerEnumType(SETTLEMENT_STATES, {
  name: 'SettlementState',
  description: 'Of a statement, in this order; from DISPUTED it goes back to CLOSED.',
  valuesConfig: {
    OPEN: { description: 'Its month is not over: lines still come.' },
    CLOSED: { description: 'Complete; to be approved.' },
    DISPUTED: { description: 'A question about a line is open.' },
    RECONCILED: { description: "Found on the bank's own statement." },
  },
});
registerEnumType(PAYEES, {
  name: 'SettlementPayee',
  description: 'Whom the platform has a statement with.',
  valuesConfig: {
    INSURER: { description: 'Of the insurance that is sold beside seats.' },
    CAUSE: { description: 'What was given for, with a booking or by a link.' },
  },
});
registerEnumType(LINE_KINDS, {
  name: 'SettlementLineKind',
  valuesConfig: {
    FARE: { description: 'Of a passenger who rode, or did not come; before his coupon.' },
    OPERATOR_DISCOUNT: { description: 'What the operator bears of his coupon; below zero.' },
    COMMISSION: { description: 'Ours, of that fare; below zero.' },
    ADD_ON: { description: "What was paid for the operator's add-ons, and did not go back." },
    CANCELLATION_FEE: { description: "The operator's part of what a cancellation kept." },
    FAULT_REFUND: { description: "What went back of a seat by the operator's fault; below zero." },
    NOT_COLLECTED: { description: 'Of who was to pay on boarding and did not come: what nobody paid; below zero.' },
    CASH_COLLECTED: { description: 'What the operator collected himself; below zero.' },
    ADJUSTMENT: { description: 'What the answer to a question grants.' },
    INSURANCE: { description: 'Paid for insurance; below zero: went back.' },
    DONATION: { description: 'Given; below zero: went back.' },
  },
});
export { LINE_KINDS, SETTLEMENT_STATES };

@Directive('@key(fields: "id", resolvable: false)')
@ObjectType('OperatorBranch', { simpleResolvers: true })
export class OperatorBranchRef {
  @Field(() => ID) id!: string;
}

@ObjectType('SettlementApproval', { simpleResolvers: true, description: 'Somebody who agrees with a statement.' })
export class SettlementApprovalView {
  @Field(() => ColleagueView) by!: ColleagueView;
  @Field(() => String, { description: "'OPERATOR' or 'PLATFORM': for whom he speaks." }) side!: Side;
  @Field(() => DateTimeISO) at!: Date;
}

@ObjectType('SettlementTotals', { simpleResolvers: true, description: 'Sums over the lines; minor units.' })
export class SettlementTotalsView {
  @Field(() => Int, { description: 'Bookings with a seat that was ridden or not shown up for.' }) totalBooked!: number;
  @Field(() => Int) totalSeats!: number;
  @Field(() => SafeInt, { description: 'Fares, cancelled seats left out.' }) totalFare!: number;
  @Field(() => SafeInt, { description: 'What the operator bears of coupons.' }) operatorDiscounts!: number;
  @Field(() => SafeInt) totalCommission!: number;
  @Field(() => SafeInt, { description: "What was paid for the operator's add-ons, such as luggage." }) addOns!: number;
  @Field(() => Int, { description: 'Seats.' }) cancelledCount!: number;
  @Field(() => SafeInt, { description: 'Fares of the cancelled seats.' }) cancelledFare!: number;
  @Field(() => SafeInt, { description: "The operator's part of what cancellations kept." }) cancellationFees!: number;
  @Field(() => SafeInt, { description: "What went back of seats by the operator's fault." }) faultRefunds!: number;
  @Field(() => SafeInt, { description: 'Of who was to pay on boarding and did not come.' }) notCollected!: number;
  @Field(() => SafeInt, { description: 'By the operator himself.' }) cashCollected!: number;
  @Field(() => SafeInt) adjustments!: number;
  @Field(() => SafeInt, { description: 'The sum of all lines: above zero we pay the operator, below zero he pays us.' })
  netPayment!: number;
}

@ObjectType('Settlement', {
  simpleResolvers: true,
  description:
    'What the platform and an operator (one branch of it) owe each other for the rides of a month, or what came for the insurer or a cause in it.',
})
export class SettlementView {
  @Field(() => ID) id!: string;
  @Field(() => PAYEES) payee!: Payee;
  @Field(() => CAUSES, { nullable: true, description: 'Of a CAUSE which; null where nobody kept it.' })
  cause!: Cause | null;
  @Field(() => ID, { nullable: true, description: "Null unless it is an operator's." }) operatorId!: string | null;
  @Field(() => String, { nullable: true, description: 'As it was called then.' }) operatorName!: string | null;
  @Field(() => OperatorBranchRef, { nullable: true, description: 'Null for rides that no branch runs.' })
  branch!: OperatorBranchRef | null;
  @Field(() => String, { description: 'ISO 4217; of all its amounts.' }) currency!: string;
  @Field(() => LocalDate, {
    description: 'Booking period, by the day of travel; of the insurer and of causes by the day of the money.',
  })
  periodFrom!: string;
  @Field(() => LocalDate, { description: 'Its last day.' }) periodTo!: string;
  @Field(() => SETTLEMENT_STATES) state!: SettlementState;
  @Field(() => SettlementTotalsView) totals!: SettlementTotalsView;
  @Field(() => Int, { description: 'Questions that wait for an answer.' }) openDisputes!: number;
  @Field(() => [SettlementApprovalView]) approvals!: readonly SettlementApprovalView[];
  @Field(() => DateTimeISO, { nullable: true }) closedAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true }) approvedAt!: Date | null;
  @Field(() => DateTimeISO, { nullable: true }) paidAt!: Date | null;
  @Field(() => ColleagueView, { nullable: true, description: 'Who wrote the payment down.' })
  paidBy!: ColleagueView | null;
  @Field(() => String, { nullable: true, description: "The bank's." }) paymentReference!: string | null;
  @Field(() => DateTimeISO, { nullable: true }) reconciledAt!: Date | null;
}

@ObjectType('SettlementPage', { description: 'One page of the list.' })
export class SettlementPageView extends SummedPageOf(SettlementView) {}

@InputType('SettlementFilterInput', { description: 'Filters add up; what is left out does not filter.' })
export class SettlementFilterInput {
  @Field(() => PAYEES, { nullable: true }) payee?: Payee | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) operatorId?: string | null;
  @Field(() => ID, { nullable: true }) @IsOptional() @Matches(ROW_ID) branchId?: string | null;
  @Field(() => SETTLEMENT_STATES, { nullable: true }) state?: SettlementState | null;
  @Field(() => LocalDate, { nullable: true, description: 'A day of the month it is for.' }) month?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Closed and not yet paid.' }) due?: boolean | null;
  @Field(() => LocalDate, { nullable: true, description: 'First local day of the payment.' }) paidFrom?: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day, included.' }) paidTo?: string | null;
}

@ObjectType('SettlementProposal', {
  simpleResolvers: true,
  description: 'What somebody wants to grant that takes two people.',
})
export class SettlementProposalView {
  @Field(() => MoneyView) granted!: MoneyView;
  @Field(() => ID, { description: 'Account; anybody else grants it by answering with the same amount.' })
  askedById!: string;
}

@ObjectType('SettlementDispute', { simpleResolvers: true, description: 'A question about one line, and its answer.' })
export class SettlementDisputeView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "In the operator's words." }) reason!: string;
  @Field(() => DateTimeISO) openedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Null while it is open.' }) answer!: string | null;
  @Field(() => DateTimeISO, { nullable: true }) answeredAt!: Date | null;
  @Field(() => MoneyView, { nullable: true, description: 'By a line of the statement that was open then.' })
  granted!: MoneyView | null;
  @Field(() => SettlementProposalView, { nullable: true, description: 'Null where one person may decide alone.' })
  proposal!: SettlementProposalView | null;
}

@ObjectType('SettlementLine', { simpleResolvers: true, description: 'One amount of a statement; never changed.' })
export class SettlementLineView {
  @Field(() => ID) id!: string;
  @Field(() => LINE_KINDS) kind!: LineKind;
  @Field(() => MoneyView, { description: 'Above zero: the platform owes it.' }) amount!: MoneyView;
  @Field(() => Boolean, { description: 'It takes back or adds to what an earlier line said.' }) isCorrection!: boolean;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => ID, { nullable: true, description: 'Null where something was given without a booking.' })
  bookingId!: string | null;
  @Field(() => ID, { nullable: true, description: 'PayLink.id of what was given by a link.' }) linkId!: string | null;
  @Field(() => String, { nullable: true, description: 'Booking reference.' }) pnr!: string | null;
  @Field(() => LocalDate, { nullable: true }) travelDate!: string | null;
  @Field(() => String, { nullable: true, description: "Town, in the reader's language." }) fromName!: string | null;
  @Field(() => String, { nullable: true, description: "Town, in the reader's language." }) toName!: string | null;
  @Field(() => String, { nullable: true }) seatNumber!: string | null;
  @Field(() => String, { nullable: true }) ticketCode!: string | null;
  @Field(() => SoldAddOnView, {
    nullable: true,
    description: 'Of ADD_ON and INSURANCE which, and of how many; null of what was stated before it was kept.',
  })
  addOn!: SoldAddOn | null;
  @Field(() => String, { nullable: true, description: 'Of an adjustment: why.' }) note!: string | null;
  @Field(() => SettlementDisputeView, { nullable: true }) dispute!: SettlementDisputeView | null;
}

@ObjectType('SettlementLinePage', { description: 'One page of the list.' })
export class SettlementLinePageView extends SummedPageOf(SettlementLineView) {}

@ObjectType('OperatorBalance', { simpleResolvers: true, description: 'Where an operator stands, in one currency.' })
export class OperatorBalanceView {
  @Field(() => String, { description: 'ISO 4217; of all its amounts.' }) currency!: string;
  @Field(() => SafeInt, { description: 'Fares less commission of seats whose journey is not over; minor units.' })
  maturing!: number;
  @Field(() => SafeInt, { description: 'Net of the statements whose month runs.' }) open!: number;
  @Field(() => SafeInt, { description: 'Net of the statements that are closed and not paid.' }) toPay!: number;
  @Field(() => SafeInt, { description: 'Net of the statements that are paid.' }) paid!: number;
}

@ObjectType('PayoutRow', { simpleResolvers: true, description: 'What statements come to, in one currency.' })
export class PayoutRowView {
  @Field(() => String, {
    nullable: true,
    description: "Month of the payment, '2026-11'; null: closed and not yet paid.",
  })
  month!: string | null;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => Int) statements!: number;
  @Field(() => SafeInt, { description: 'Net, minor units; below zero operators owe it us.' }) amount!: number;
}

export const SettlementResult = createUnionType({
  name: 'SettlementResult',
  types: () => [SettlementView, Refused] as const,
  resolveType: (value) => (value instanceof Refused ? Refused : SettlementView),
});
