import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { ticketPdf } from '../neighbours/booking.js';
import type { UsersContext } from '../services.js';
import { type BookingFacts, bookingFacts } from './booking-facts.js';
import type { Mail } from './mail.js';
import { bookingCancelledMail } from './mails/booking-cancelled.mail.js';
import { paymentRefundedLateMail } from './mails/payment-refunded-late.mail.js';
import { refundDoneMail } from './mails/refund-done.mail.js';
import { ticketIssuedMail } from './mails/ticket-issued.mail.js';
import { type Attachment, writeMessage } from './write-message.command.js';

async function ticketsOf(context: UsersContext, ticketIds: readonly string[]): Promise<Attachment[]> {
  const found = await Promise.all(ticketIds.map((id) => ticketPdf(context, id)));
  return found.flatMap((pdf) =>
    pdf ? [{ fileName: pdf.fileName, contentType: 'application/pdf', content: Buffer.from(pdf.base64, 'base64') }] : [],
  );
}

/** Writes to the address of the booking; nobody can be told by mail when none was given. */
async function tell(
  context: UsersContext,
  event: DomainEvent,
  facts: BookingFacts,
  mail: Mail,
  attachments: readonly Attachment[] = [],
): Promise<void> {
  const { contactEmail, legs } = facts;
  if (!contactEmail) return;
  const operatorIds = [...new Set(legs.flatMap(({ operatorId }) => operatorId ?? []))];
  const countryCodes = [...new Set(legs.flatMap(({ countryCode }) => countryCode ?? []))];
  await writeMessage(context, event, { recipient: contactEmail, mail, attachments, operatorIds, countryCodes });
}

/** ticket.issued: the tickets themselves come with the mail. */
export async function sendTickets(context: UsersContext, event: DomainEvent): Promise<void> {
  const facts = bookingFacts(event.payload);
  const pdfs = facts.contactEmail ? await ticketsOf(context, facts.ticketIds) : [];
  const mail = ticketIssuedMail(facts, context.services.env.BASE_URL, pdfs.length);
  await tell(context, event, facts, mail, pdfs);
}

const plain =
  (mailOf: (facts: BookingFacts, baseUrl: string) => Mail) =>
  async (context: UsersContext, event: DomainEvent): Promise<void> => {
    const facts = bookingFacts(event.payload);
    await tell(context, event, facts, mailOf(facts, context.services.env.BASE_URL));
  };

/** payment.refunded_late */
export const tellRefundedLate = plain(paymentRefundedLateMail);
/** booking.cancelled */
export const tellCancelled = plain(bookingCancelledMail);
/** refund.done */
export const tellRefundDone = plain(refundDoneMail);
