import { defineEntity, p } from '@mikro-orm/core';
import type { SoldAddOn } from '../add-on/add-on.rules.js';
import { Booking } from '../booking/booking.entity.js';
import { PayLink } from '../pay-link/pay-link.entity.js';

const LedgerEntrySchema = defineEntity({
  name: 'LedgerEntry',
  tableName: 'ledger_entry',
  uniques: [{ properties: ['mode', 'bankReference'] }],
  checks: [
    {
      name: 'ledger_entry_one_side_check',
      expression: 'debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0)',
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** Entries of one transaction balance: a deferred trigger refuses the commit otherwise. */
    transactionId: p.uuid().index(),
    /** Null where money moves that is no single booking's: a statement that is paid. */
    bookingId: () => p.manyToOne(Booking).mapToPk().nullable().deleteRule('no action').fieldName('booking_id').index(),
    /** What was paid, or went back, by a link that is no booking's. */
    linkId: () => p.manyToOne(PayLink).mapToPk().nullable().deleteRule('no action').fieldName('link_id').index(),
    mode: p.string().length(7),
    at: p.datetime(),
    account: p.text(),
    /** Whose: the operator of an operator_payable or a cash_in_hand, the provider of a clearing. */
    partyId: p.text().nullable(),
    debit: p.bigint('number'),
    credit: p.bigint('number'),
    currency: p.string().length(3),
    reason: p.text(),
    /** Of an insurance which, and of how many seats: what its insurer's statement says. */
    addOn: p.json<SoldAddOn>().nullable(),
    /** What the person wrote who made a movement by hand, or asked for it, … */
    note: p.text().nullable(),
    askedById: p.bigint('string').nullable(),
    /** … and the second person, where it took one and he wrote something else. */
    approvedById: p.bigint('string').nullable(),
    approvalNote: p.text().nullable(),
    /** The bank's, of the transfer that topped a balance up: on the line of that balance. */
    bankReference: p.text().nullable(),
  },
});
/** One side of a movement of money; append-only. */
export class LedgerEntry extends LedgerEntrySchema.class {}
LedgerEntrySchema.setClass(LedgerEntry);
