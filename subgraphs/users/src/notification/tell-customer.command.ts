import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { ticketPdf } from '../neighbours/booking.js';
import type { UsersContext } from '../services.js';
import { type BookingFacts, bookingFacts } from './booking-facts.js';
import type { Mail } from './mail.js';
import { operatorCopies, operatorsAsked } from './operator-copies.js';
import { bookingCancelledMail } from './mails/booking-cancelled.mail.js';
import { bookingPendingMail } from './mails/booking-pending.mail.js';
import { bookingRejectedMail } from './mails/booking-rejected.mail.js';
import { operatorAskedMail } from './mails/operator-asked.mail.js';
import { operatorCopyMail } from './mails/operator-copy.mail.js';
import { partsCancelledMail } from './mails/parts-cancelled.mail.js';
import { paymentRefundedLateMail } from './mails/payment-refunded-late.mail.js';
import { refundDoneMail } from './mails/refund-done.mail.js';
import { ticketIssuedMail } from './mails/ticket-issued.mail.js';
import { type Addressed, type Attachment, writeMessages } from './write-message.command.js';

/** The PDFs by ticket; one that was revoked meanwhile has none. */
async function ticketsOf(context: UsersContext, ticketIds: readonly string[]): Promise<Map<string, Attachment>> {
  const found = await Promise.all(ticketIds.map(async (id) => [id, await ticketPdf(context, id)] as const));
  return new Map(found.flatMap(([id, pdf]) => (pdf ? [[id, pdfFile(pdf)] as const] : [])));
}

const pdfFile = ({ fileName, base64 }: { fileName: string; base64: string }): Attachment => ({
  fileName,
  contentType: 'application/pdf',
  content: Buffer.from(base64, 'base64'),
});

const distinct = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value != null)),
];

/** Nobody can be told by mail when no address was given. */
function addressed(
  { legs }: BookingFacts,
  recipient: string | null | undefined,
  mail: Mail,
  attachments: readonly Attachment[] = [],
): Addressed[] {
  if (!recipient) return [];
  const operatorIds = distinct(legs.map(({ operatorId }) => operatorId));
  const countryCodes = distinct(legs.map(({ countryCode }) => countryCode));
  return [{ recipient, mail, attachments, operatorIds, countryCodes }];
}

/** ticket.issued: the tickets come with the mail; operators who want a copy get one of their own legs. */
export async function sendTickets(context: UsersContext, event: DomainEvent): Promise<void> {
  const facts = bookingFacts(event.payload);
  const copies = operatorCopies(facts);
  const { BASE_URL } = context.services.env;
  const pdfs =
    facts.contactEmail || copies.length > 0 ? await ticketsOf(context, facts.ticketIds) : new Map<string, Attachment>();
  const attached = ({ ticketIds }: BookingFacts): Attachment[] => ticketIds.flatMap((id) => pdfs.get(id) ?? []);
  const own = attached(facts);
  await writeMessages(context, event, [
    ...addressed(facts, facts.contactEmail, ticketIssuedMail(facts, BASE_URL, own.length), own),
    ...copies.flatMap((copy) =>
      addressed(copy.facts, copy.email, operatorCopyMail(copy.facts, BASE_URL), attached(copy.facts)),
    ),
  ]);
}

const plain =
  (mailOf: (facts: BookingFacts, baseUrl: string) => Mail) =>
  async (context: UsersContext, event: DomainEvent): Promise<void> => {
    const facts = bookingFacts(event.payload);
    const mail = mailOf(facts, context.services.env.BASE_URL);
    await writeMessages(context, event, addressed(facts, facts.contactEmail, mail));
  };

/** payment.refunded_late */
export const tellRefundedLate = plain(paymentRefundedLateMail);
/** booking.cancelled */
export const tellCancelled = plain(bookingCancelledMail);
/** booking.parts_cancelled */
export const tellPartsCancelled = plain(partsCancelledMail);
/** booking.pending_operator: the traveller learns until when there is an answer, the operators who give it are asked. */
export async function tellPending(context: UsersContext, event: DomainEvent): Promise<void> {
  const facts = bookingFacts(event.payload);
  const { BASE_URL } = context.services.env;
  await writeMessages(context, event, [
    ...addressed(facts, facts.contactEmail, bookingPendingMail(facts, BASE_URL)),
    ...operatorsAsked(facts).flatMap((asked) =>
      addressed(asked.facts, asked.email, operatorAskedMail(asked.facts, BASE_URL)),
    ),
  ]);
}
/** booking.rejected */
export const tellRejected = plain(bookingRejectedMail);
/** refund.done */
export const tellRefundDone = plain(refundDoneMail);
