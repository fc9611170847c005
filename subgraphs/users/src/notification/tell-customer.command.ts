import type { Voice } from './voice.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import type { UsersContext } from '../services.js';
import { type BookingFacts, bookingFacts } from './booking-facts.js';
import type { Mail } from './mail.js';
import { bookingCancelledMail } from './mails/booking-cancelled.mail.js';
import { bookingChangedMail } from './mails/booking-changed.mail.js';
import { bookingExchangedMail } from './mails/booking-exchanged.mail.js';
import { bookingMovedMail } from './mails/booking-moved.mail.js';
import { bookingPendingMail } from './mails/booking-pending.mail.js';
import { bookingRejectedMail } from './mails/booking-rejected.mail.js';
import { cashAwaitedMail } from './mails/cash-awaited.mail.js';
import { cashReceivedMail } from './mails/cash-received.mail.js';
import type { ShortNews } from './mails/booking-sms.js';
import { codeAwaitedMail } from './mails/code-awaited.mail.js';
import { codesAskedMail } from './mails/codes-asked.mail.js';
import { leftUnpaidMail } from './mails/left-unpaid.mail.js';
import { operatorAskedMail } from './mails/operator-asked.mail.js';
import { contactReplacedMail, handedOverMail } from './mails/ownership.mail.js';
import { partsCancelledMail } from './mails/parts-cancelled.mail.js';
import { paymentFailedMail } from './mails/payment-failed.mail.js';
import { paymentRefundedLateMail } from './mails/payment-refunded-late.mail.js';
import { paymentInReviewMail, paymentSentBackMail } from './mails/payment-review.mail.js';
import { refundDoneMail } from './mails/refund-done.mail.js';
import { refundInCashMail, refundRefusedMail } from './mails/refused-refund.mail.js';
import { reminderMail } from './mails/reminder.mail.js';
import { reviewInvitationMail } from './mails/review-invitation.mail.js';
import { ticketIssuedMail } from './mails/ticket-issued.mail.js';
import { withSeller } from './selling-agency.js';
import { operatorsAsked } from './operator-copies.js';
import { atAccount, customerOf, languagesOf, mailTo, operatorsOf } from './readers.js';
import { type TicketAttachments, ticketAttachments } from './ticket-attachments.js';
import { writeMessages } from './write-message.command.js';

type Consumer = (context: UsersContext, event: DomainEvent) => Promise<void>;

/**
 * Tickets come with the mail, PDF and calendar file each; operators who want a copy get those of their own legs, and are
 * told of passengers who left theirs for others.
 */
const withTickets =
  (
    mailOf: (facts: BookingFacts, voice: Voice, attached: number) => Mail,
    short: ShortNews,
    copy: 'sold' | 'changed',
  ): Consumer =>
  async (context, event) => {
    const { facts, told } = await withSeller(context, bookingFacts(event.payload));
    const reachesMail = facts.contactEmail || facts.legs.some(({ copyEmail }) => copyEmail);
    const files: TicketAttachments = await ticketAttachments(context, reachesMail ? facts.ticketIds : []);
    const mail = mailOf(facts, context.services.voice, files.pdfsOf(facts));
    const copies = await operatorsOf(context, facts, copy, files);
    const lost = (await Promise.all(leftOf(facts).map((left) => operatorsOf(context, left, 'cancelled')))).flat();
    await writeMessages(context, event, [
      ...(await customerOf(context, facts, { mail, short, attachments: files.of(facts) })),
      ...copies,
      // Who drives the new ride, too, reads there what changed: one message a reader.
      ...lost.filter(({ recipient }) => !copies.some((copied) => copied.recipient === recipient)),
      ...told,
    ]);
  };

/** ticket.issued */
export const sendTickets = withTickets(ticketIssuedMail, 'issued', 'sold');
/** booking.changed: what was changed on a sold booking, by whomever. */
export const tellChanged = withTickets(bookingChangedMail, 'changed', 'changed');
/** Of a booking only the rides that were left for others: their tickets are no more. */
const leftOf = (facts: BookingFacts): BookingFacts[] =>
  facts.left ? [{ ...facts, ...facts.left, ticketIds: [], ticketUrls: [] }] : [];

/** booking.exchanged: other rides in place of some, by the traveller's wish. */
export const tellExchanged = withTickets(bookingExchangedMail, 'changed', 'changed');
/** booking.moved: the operator moved passengers of a departure that does not run. */
export const tellMoved = withTickets(bookingMovedMail, 'changed', 'changed');

type MailOf = (facts: BookingFacts, voice: Voice) => Mail;

interface Plain {
  readonly short?: ShortNews;
  readonly courtesy?: boolean;
  /** The agency whose sale it is reads what it pays back. */
  readonly seller?: boolean;
}

const plain =
  (mailOf: MailOf, { short, courtesy = false, seller = false }: Plain = {}): Consumer =>
  async (context, event) => {
    const { facts, told } = await withSeller(context, bookingFacts(event.payload));
    const mail = mailOf(facts, context.services.voice);
    await writeMessages(context, event, [
      ...(await customerOf(context, facts, { mail, courtesy, ...(short && { short }) })),
      ...(seller ? told : []),
    ]);
  };

/** The same, with a copy for operators who want one. */
const copied =
  (mailOf: MailOf, short: ShortNews): Consumer =>
  async (context, event) => {
    const { facts, told } = await withSeller(context, bookingFacts(event.payload));
    const mail = mailOf(facts, context.services.voice);
    await writeMessages(context, event, [
      ...(await customerOf(context, facts, { mail, short })),
      ...(await operatorsOf(context, facts, 'cancelled')),
      ...told,
    ]);
  };

/** booking.contact_replaced, at the former contact; booking.handed_over: staff made the booking another's. */
export const tellContactReplaced = plain(contactReplacedMail, { short: 'contactReplaced' });
export const tellHandedOver = plain(handedOverMail, { short: 'handedOver' });
/** payment.refunded_late */
export const tellRefundedLate = plain(paymentRefundedLateMail, { short: 'late' });
/** booking.cancelled */
export const tellCancelled = copied(bookingCancelledMail, 'cancelled');
/** The rides of these on which somebody still travels: their tickets have files. */
function standingOf(facts: BookingFacts, files: TicketAttachments): BookingFacts {
  const stands = (_: unknown, at: number) => files.pdfsOf({ ticketIds: facts.ticketIds.slice(at, at + 1) }) > 0;
  const [legs, ticketIds, ticketUrls] = [facts.legs, facts.ticketIds, facts.ticketUrls];
  return {
    ...facts,
    legs: legs.filter(stands),
    ticketIds: ticketIds.filter(stands),
    ticketUrls: ticketUrls.filter(stands),
  };
}

/** booking.parts_cancelled: who still travels gets his ticket anew. */
export const tellPartsCancelled: Consumer = async (context, event) => {
  const { facts, told } = await withSeller(context, bookingFacts(event.payload));
  const files = await ticketAttachments(context, facts.ticketIds);
  const standing = standingOf(facts, files);
  const mail = partsCancelledMail(facts, context.services.voice, standing);
  const news = { mail, short: 'partsCancelled', attachments: files.of(standing) } as const;
  await writeMessages(context, event, [
    ...(await customerOf(context, { ...facts, ticketUrls: standing.ticketUrls }, news)),
    ...(await operatorsOf(context, facts, 'cancelled')),
    ...told,
  ]);
};
/** booking.rejected */
export const tellRejected = plain(bookingRejectedMail, { short: 'rejected', seller: true });
/** refund.done */
export const tellRefundDone = plain(refundDoneMail, { short: 'refunded' });
/** refund.refused: its provider sends nothing back, and it waits for a person; refund.in_cash: a counter hands it out. */
export const tellRefundRefused = plain(refundRefusedMail, { short: 'refundRefused' });
export const tellRefundInCash = plain(refundInCashMail, { short: 'refundInCash' });
/** booking.left_unpaid: somebody left seats held for himself; who gave no address yet is told at his account's. */
export const tellLeftUnpaid: Consumer = async (context, event) => {
  const facts = bookingFacts(event.payload);
  const mail = leftUnpaidMail(facts, context.services.voice);
  const reachable = await atAccount(context.database, facts);
  await writeMessages(context, event, await customerOf(context, reachable, { mail, short: 'unpaid' }));
};
/** payment.failed: declined or failed, and the seats are still held. */
export const tellPaymentFailed = plain(paymentFailedMail, { short: 'failed' });
/** payment.in_review: something else arrived than was asked. */
export const tellInReview = plain(paymentInReviewMail, { short: 'inReview' });
/** payment.sent_back */
export const tellSentBack = plain(paymentSentBackMail, { short: 'sentBack' });
/** payment.cash_awaited: seats wait until the cash is paid at a counter. */
export const tellCashAwaited = plain(cashAwaitedMail, { short: 'cash' });
/** payment.cash_received: a conductor has cash of somebody who did not board by it. */
export const tellCashReceived = plain(cashReceivedMail, { short: 'cashReceived' });
/** booking.reminder_due: the day before travel. A courtesy: the ticket was sent when it was bought. */
export const remind = plain(reminderMail, { short: 'reminder', courtesy: true });
/** booking.completed: who has travelled is asked how it was. A courtesy. */
export const inviteReview = plain(reviewInvitationMail, { courtesy: true });

/** The traveller learns until when an operator has done its part, the operators are asked for it. */
const asking =
  (mailOf: MailOf, short: ShortNews, askedMail: MailOf): Consumer =>
  async (context, event) => {
    const facts = bookingFacts(event.payload);
    const { voice } = context.services;
    const asked = operatorsAsked(facts, await languagesOf(context, facts));
    await writeMessages(context, event, [
      ...(await customerOf(context, facts, { mail: mailOf(facts, voice), short })),
      ...asked.flatMap(({ facts: own, email }) => mailTo(own, email, askedMail(own, voice))),
    ]);
  };

/** booking.pending_operator: seats wait for the yes of operators that confirm by hand. */
export const tellPending = asking(bookingPendingMail, 'pending', operatorAskedMail);
/** ticket.code_awaited: seats are sold and wait for codes that operators give by hand. */
export const tellCodeAwaited = asking(codeAwaitedMail, 'codeAwaited', codesAskedMail);
