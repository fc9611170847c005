import { Migration } from '@mikro-orm/migrations';
import { auditTables } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';
import { AUDITED_SETTING } from '@naga/server-kit/settings/saved-setting.entity.js';
import { BOARDING_ROUTE, CODE_RANGE, SORTED_SEAT_BLOCK, TICKET_CLASS } from './audited-records.js';

const scope = (booking: string) => ({
  operators: `${booking}.operator_ids`,
  branches: `${booking}.operator_branch_ids`,
  agency: `${booking}.agency_id`,
  countries: `${booking}.country_codes`,
  mode: `${booking}.mode`,
});

/** A row of a booking is seen by whoever sees the booking, and stands on its timeline. */
const ofBooking = {
  of: { entity: 'Booking', id: 'p.id' },
  joins: 'left join booking p on p.id = r.booking_id',
  ...scope('p'),
};

const BOOKING_AT_FIRST: AuditedTable = {
  table: 'booking',
  entity: 'Booking',
  ...scope('r'),
  personal: ['contact_email', 'contact_phone'],
  // Made of pnr, names and contact for searching.
  ignored: ['search_text'],
};

/** Bookings since they know how they were sold (bookings-know-who-bought.ts). */
export const BOOKING: AuditedTable = {
  ...BOOKING_AT_FIRST,
  // What users were told last is made of the rest.
  ignored: [...(BOOKING_AT_FIRST.ignored ?? []), 'points_told', 'points_version'],
  personal: [...(BOOKING_AT_FIRST.personal ?? []), 'sold_to_email', 'sold_to_phone'],
};

const LEG_AT_FIRST: AuditedTable = { table: 'leg', entity: 'Leg', ...ofBooking };

/** Legs since they carry where their travellers are fetched (legs-carry-pickups.ts). */
export const LEG_WITH_PICKUP: AuditedTable = {
  ...LEG_AT_FIRST,
  personal: ['pickup_address', 'pickup_phone', 'taxi_drop_off'],
};

/** Legs since the terms they keep are not copied (audit-leaves-terms-out.ts). */
export const LEG: AuditedTable = { ...LEG_WITH_PICKUP, ignored: ['terms'] };

const PART_AT_FIRST: AuditedTable = {
  table: 'part',
  entity: 'Part',
  ...ofBooking,
  personal: ['first_name', 'last_name', 'email', 'mobile_number'],
};

/** Parts since they remember what a statement said of them (operators-are-settled.ts). */
export const PART_SETTLED: AuditedTable = { ...PART_AT_FIRST, ignored: ['settled_as'] };

/** Parts since operators ask for documents (passengers-show-documents.ts). */
export const PART_WITH_PAPERS: AuditedTable = {
  ...PART_SETTLED,
  personal: [...(PART_AT_FIRST.personal ?? []), 'document_number', 'birth_date'],
};

/** Parts since an operator sees what it keeps of its own rides alone (parts-are-read-by-their-operator.ts). */
export const PART_READ_BY_OPERATOR: AuditedTable = {
  ...PART_WITH_PAPERS,
  joins: `${ofBooking.joins} left join leg l on l.id = r.leg_id`,
  operators: 'array[l.operator_id]',
  branches: 'array_remove(array[l.operator_branch_id], null)',
  countries: 'array[l.operator_country_code]',
};

/** Parts since they remember what they brought an affiliate (affiliates-have-statements.ts). */
export const PART: AuditedTable = { ...PART_READ_BY_OPERATOR, ignored: ['settled_as', 'affiliate_earned'] };

const PAYMENT_AT_FIRST: AuditedTable = {
  table: 'payment',
  entity: 'Payment',
  ...ofBooking,
  // What opens a charge at its provider, and where its result is shown.
  secret: ['reference', 'provider_reference', 'pay_url', 'return_url'],
};

/** Payments since they show a QR code, which opens the charge (payments-have-deadlines.ts). */
export const PAYMENT: AuditedTable = { ...PAYMENT_AT_FIRST, secret: [...(PAYMENT_AT_FIRST.secret ?? []), 'qr'] };

/** How long an operator's seats wait for cash (accounts-hold-money.ts). */
export const CASH_COLLECTION: AuditedTable = {
  table: 'cash_collection',
  entity: 'CashCollection',
  key: ['operator_id'],
  operators: 'array[r.operator_id]',
};

const AT_FIRST: ReadonlyMap<AuditedTable, AuditedTable> = new Map([
  [BOOKING, BOOKING_AT_FIRST],
  [LEG, LEG_AT_FIRST],
  [PART, PART_AT_FIRST],
  [PAYMENT, PAYMENT_AT_FIRST],
]);

/** What staff write to each other, since they do (staff-write-comments.ts): of people, as often as not. */
export const COMMENT: AuditedTable = {
  table: 'booking_comment',
  entity: 'BookingComment',
  ...ofBooking,
  personal: ['text'],
};

/** What travellers say of rides, since they do (travellers-review.ts). */
export const REVIEW_AT_FIRST: AuditedTable = {
  table: 'review',
  entity: 'Review',
  operators: 'array[r.operator_id]',
  countries: 'array[r.country_code]',
  mode: 'r.mode',
  personal: ['author_name', 'comments'],
};
/** Since they have versions (reviews-have-versions.ts). */
export const REVIEW: AuditedTable = { ...REVIEW_AT_FIRST, ignored: ['version'] };
/** Since its list keeps the words that one is found by (reviews-are-listed.ts). */
export const LISTED_REVIEW: AuditedTable = { ...REVIEW, ignored: ['version', 'listed_words'] };

/** What buyers say of booking with us, since they do (buyers-give-feedback.ts). */
export const FEEDBACK: AuditedTable = {
  table: 'feedback',
  entity: 'Feedback',
  key: ['booking_id'],
  ...ofBooking,
  personal: ['words'],
};

/** Exchanges and moves, since there are any (tickets-are-exchanged.ts). */
export const EXCHANGE: AuditedTable = { table: 'exchange', entity: 'Exchange', ...ofBooking };

/** Cancellations beyond the terms, since there are any (refunds-are-overruled.ts); a reason is of people. */
export const OVERRULE: AuditedTable = { table: 'overrule', entity: 'Overrule', ...ofBooking, personal: ['reason'] };

/** What is paid that is no booking, since it can be (links-ask-for-any-amount.ts). */
export const PAY_LINK_AT_FIRST: AuditedTable = {
  table: 'pay_link',
  entity: 'PayLink',
  countries: 'array[r.country_code]',
  mode: 'r.mode',
  secret: ['token'],
  personal: ['payer_name', 'payer_email'],
};

/** Links since they can be edited (links-are-edited.ts). */
export const PAY_LINK: AuditedTable = {
  ...PAY_LINK_AT_FIRST,
  personal: ['payer_name', 'payer_email', 'note'],
  ignored: ['version', 'updated_at', 'updated_by_id'],
};

/** What of it goes back; a reason is of people. */
export const LINK_REFUND: AuditedTable = {
  table: 'link_refund',
  entity: 'LinkRefund',
  of: { entity: 'PayLink', id: 'p.id' },
  joins: 'left join pay_link p on p.id = r.link_id',
  countries: 'array[p.country_code]',
  mode: 'r.mode',
  personal: ['reason'],
};

/** Versions of refund policies that somebody asks for (policies-are-asked-for.ts). */
export const POLICY_REQUEST: AuditedTable = {
  table: 'refund_policy_request',
  entity: 'RefundPolicyRequest',
  operators: 'array[r.operator_id]',
};

/** What the platform's admins set (settings-are-kept.ts). */
export const SETTING: AuditedTable = { ...AUDITED_SETTING, entity: 'BookingSetting' };

/** Tables of later migrations, which audit them themselves. */
const LATER: readonly AuditedTable[] = [
  SETTING,
  CASH_COLLECTION,
  COMMENT,
  LISTED_REVIEW,
  FEEDBACK,
  EXCHANGE,
  OVERRULE,
  TICKET_CLASS,
  CODE_RANGE,
  SORTED_SEAT_BLOCK,
  BOARDING_ROUTE,
  PAY_LINK,
  LINK_REFUND,
  POLICY_REQUEST,
];

/**
 * What is state of money or of a person. Not here: seat claims (they follow parts, and holds come and go by the
 * hundred a second), the ledger, the timeline, scans and the provider's log (append-only themselves), tokens, notices, the
 * sandbox provider (it plays somebody else).
 */
export const AUDITED: readonly AuditedTable[] = [
  BOOKING,
  LEG,
  PART,
  { table: 'booking_fee', entity: 'BookingFee', ...ofBooking },
  {
    table: 'ticket',
    entity: 'Ticket',
    ...ofBooking,
    joins: 'left join leg l on l.id = r.leg_id left join booking p on p.id = l.booking_id',
    key: ['leg_id'],
    // Its id opens it.
    secret: ['id'],
  },
  PAYMENT,
  { table: 'refund', entity: 'Refund', ...ofBooking },
  { table: 'refund_policy', entity: 'RefundPolicy', operators: 'array[r.operator_id]' },
  {
    table: 'operator_ticket_range',
    entity: 'TicketRange',
    key: ['operator_id', 'mode'],
    operators: 'array[r.operator_id]',
    mode: 'r.mode',
    // Counts the codes given: each stands on its part.
    ignored: ['next'],
  },
  ...LATER,
];

/** Every change of a booking is written down with who made it (docs/decisions/0012). */
export class CreateAudit extends Migration {
  override up(): void {
    const first = AUDITED.filter((table) => !LATER.includes(table));
    const atFirst = first.map((table) => AT_FIRST.get(table) ?? table);
    for (const statement of auditTables(...atFirst)) this.addSql(statement);
  }
}
