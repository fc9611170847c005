import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import type { UsersContext } from '../services.js';
import type { Mail } from './mail.js';
import { mailHtml } from './mail-html.js';
import { mailText } from './mail-text.js';
import { Message, MessageAttachment } from './message.entity.js';

export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Addressed {
  readonly recipient: string;
  readonly mail: Mail;
  readonly attachments: readonly Attachment[];
  /** Whose people may read it in the inbox. */
  readonly operatorIds: readonly string[];
  readonly countryCodes: readonly string[];
}

/**
 * Writes the one message of an event; a second delivery of the event writes nothing. It leaves by SMTP soon after, or
 * stays in the inbox: without SMTP_URL, and always in the sandbox, whose bookings are nobody's.
 */
export async function writeMessage(context: UsersContext, event: DomainEvent, addressed: Addressed): Promise<void> {
  const { recipient, mail, attachments, operatorIds, countryCodes } = addressed;
  const createdAt = new Date(context.clock.now());
  const leaves = context.services.mailer !== undefined && event.mode === 'live';
  await consumeOnce(context, event.id, async (em) => {
    const message = em.create(Message, {
      eventId: event.id,
      event: event.type,
      channel: 'EMAIL',
      recipient,
      subject: mail.subject,
      html: mailHtml(mail),
      text: mailText(mail),
      language: mail.language,
      mode: event.mode,
      requestId: event.requestId,
      operatorIds: [...operatorIds],
      countryCodes: [...countryCodes],
      createdAt,
      dueAt: leaves ? createdAt : null,
    });
    await em.flush();
    for (const attachment of attachments) em.create(MessageAttachment, { messageId: message.id, ...attachment });
    await em.flush();
  });
}
