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
 * Writes the messages of an event, one a reader; a second delivery of the event writes nothing. They leave by SMTP soon
 * after, or stay in the inbox: without SMTP_URL, and always in the sandbox, whose bookings are nobody's.
 */
export async function writeMessages(
  context: UsersContext,
  event: DomainEvent,
  all: readonly Addressed[],
): Promise<void> {
  await consumeOnce(context, event.id, async (em) => {
    for (const addressed of all) {
      const message = em.create(Message, messageOf(context, event, addressed));
      await em.flush();
      for (const attachment of addressed.attachments)
        em.create(MessageAttachment, { messageId: message.id, ...attachment });
    }
    await em.flush();
  });
}

function messageOf({ clock, services }: UsersContext, event: DomainEvent, addressed: Addressed) {
  const { recipient, mail, operatorIds, countryCodes } = addressed;
  const createdAt = new Date(clock.now());
  const leaves = services.mailer !== undefined && event.mode === 'live';
  return {
    eventId: event.id,
    event: event.type,
    channel: 'EMAIL' as const,
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
  };
}
