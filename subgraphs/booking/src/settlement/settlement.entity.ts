import { defineEntity, p } from '@mikro-orm/core';
import type { SoldAddOn } from '../add-on/add-on.rules.js';
import { Booking, Part } from '../booking/booking.entity.js';

const SettlementSchema = defineEntity({
  name: 'Settlement',
  tableName: 'settlement',
  uniques: [
    {
      name: 'settlement_period_unique',
      properties: ['mode', 'payee', 'cause', 'operatorId', 'branchId', 'currency', 'periodFrom'],
    },
  ],
  checks: [
    {
      name: 'settlement_payee_check',
      expression: "payee in ('OPERATOR', 'INSURER', 'CAUSE') and (payee = 'OPERATOR') = (operator_id <> 0)",
    },
    { name: 'settlement_cause_check', expression: "payee = 'CAUSE' or cause = ''" },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    mode: p.string().length(7),
    payee: p.text().default('OPERATOR'),
    /** Of a CAUSE which; empty: nobody kept it. */
    cause: p.text().default(''),
    /** 0: of no operator. */
    operatorId: p.bigint('string'),
    operatorName: p.text(),
    operatorCountryCode: p.text(),
    /** 0: rides that no branch runs. */
    branchId: p.bigint('string'),
    currency: p.string().length(3),
    periodFrom: p.date(),
    periodTo: p.date(),
    state: p.text(),
    closedAt: p.datetime().nullable(),
    approvedAt: p.datetime().nullable(),
    paidAt: p.datetime().nullable().index(),
    paidBy: p.bigint('string').nullable(),
    paymentReference: p.text().nullable(),
    reconciledAt: p.datetime().nullable(),
    reconciledBy: p.bigint('string').nullable(),
  },
});
/** What we and an operator (one branch of it), the insurer or a cause owe each other for a month, in one currency (rules.md 13). */
export class Settlement extends SettlementSchema.class {}
SettlementSchema.setClass(Settlement);

const SettlementLineSchema = defineEntity({
  name: 'SettlementLine',
  tableName: 'settlement_line',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    settlementId: () => p.manyToOne(Settlement).mapToPk().fieldName('settlement_id').index(),
    kind: p.text(),
    /** Above zero: we owe it to whose statement it is. */
    amount: p.bigint('number'),
    fare: p.bigint('number'),
    seats: p.integer(),
    isCorrection: p.boolean(),
    /** Null where something was given without one. */
    bookingId: () => p.manyToOne(Booking).mapToPk().nullable().deleteRule('no action').fieldName('booking_id').index(),
    partId: () => p.manyToOne(Part).mapToPk().nullable().deleteRule('no action').fieldName('part_id').index(),
    /** Of cash, insurance and donations: the side of the ledger it is. */
    ledgerEntryId: p.bigint('string').nullable().unique(),
    /** Of an ADD_ON which, as it was sold; an insurance is named by its side of the ledger. */
    addOn: p.json<SoldAddOn>().nullable(),
    note: p.text().nullable(),
    at: p.datetime(),
  },
});
/** One amount of a statement; append-only, and only while the statement is open. */
export class SettlementLine extends SettlementLineSchema.class {}
SettlementLineSchema.setClass(SettlementLine);

const SettlementApprovalSchema = defineEntity({
  name: 'SettlementApproval',
  tableName: 'settlement_approval',
  properties: {
    settlementId: () => p.manyToOne(Settlement).mapToPk().primary().fieldName('settlement_id'),
    userId: p.bigint('string').primary(),
    side: p.text(),
    at: p.datetime(),
  },
});
/** Somebody agrees with a statement. */
export class SettlementApproval extends SettlementApprovalSchema.class {}
SettlementApprovalSchema.setClass(SettlementApproval);

const SettlementDisputeSchema = defineEntity({
  name: 'SettlementDispute',
  tableName: 'settlement_dispute',
  checks: [{ name: 'settlement_dispute_two_people_check', expression: 'answered_by <> proposed_by' }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    lineId: () => p.oneToOne(SettlementLine).mapToPk().fieldName('line_id').owner().unique(),
    reason: p.text(),
    openedBy: p.bigint('string'),
    openedAt: p.datetime(),
    /** Null while it is open. */
    answer: p.text().nullable(),
    answeredBy: p.bigint('string').nullable(),
    answeredAt: p.datetime().nullable(),
    /** What the answer grants, by a line of the statement that is open then. */
    granted: p.bigint('number').nullable(),
    /** What somebody wants to grant that takes two people; kept once the second one grants it. */
    proposedGranted: p.bigint('number').nullable(),
    proposedBy: p.bigint('string').nullable(),
  },
});
/** A question about one line, and its answer. */
export class SettlementDispute extends SettlementDisputeSchema.class {}
SettlementDisputeSchema.setClass(SettlementDispute);
