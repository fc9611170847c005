import type { EntityManager } from '@mikro-orm/postgresql';
import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import type { UsersContext } from '../services.js';
import type { Mail } from './mail.js';
import { mailHtml, smsHtml } from './mail-html.js';
import { mailText } from './mail-text.js';
import { Message, MessageAttachment } from './message.entity.js';
import type { Sms } from './sms.js';

export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Addressed {
  readonly recipient: string;
  readonly mail: Mail;
  readonly attachments?: readonly Attachment[];
  /** Whose people may read it in the inbox. */
  readonly operatorIds?: readonly string[];
  readonly countryCodes?: readonly string[];
  /** Carries a secret that opens an account. */
  readonly private?: boolean;
  /** Not part of any contract: nobody gets it who stopped e-mail notifications. */
  readonly courtesy?: boolean;
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
  await consumeOnce(context, event.id, (em) => addMessages(em, context, event, all));
}

const STOPPED = 'select 1 from account where email = ? and email_verified_at is not null and stop_email_notification';

/** The same within the transaction of a consumer that has more to do than to write. */
export async function addMessages(
  em: EntityManager,
  context: UsersContext,
  event: DomainEvent,
  all: readonly Addressed[],
): Promise<void> {
  for (const addressed of all) {
    if (addressed.courtesy && (await em.execute<unknown[]>(STOPPED, [addressed.recipient])).length > 0) continue;
    const message = em.create(Message, messageOf(context, event, addressed));
    await em.flush();
    for (const attachment of addressed.attachments ?? [])
      em.create(MessageAttachment, { messageId: message.id, ...attachment });
  }
  await em.flush();
}

interface AddressedSms {
  /** E.164 */
  readonly number: string;
  readonly sms: Sms;
  readonly private: boolean;
}

/** Writes an SMS; it leaves soon after by the gateway, or stays in the inbox without SMS_URL and in the sandbox. */
export function addSms(em: EntityManager, context: UsersContext, event: DomainEvent, addressed: AddressedSms): void {
  const { number: recipient, sms } = addressed;
  const facts = sentNow(context, event);
  const leaves = context.services.sms !== undefined && event.mode === 'live';
  em.create(Message, {
    ...facts,
    ...sms,
    channel: 'SMS',
    recipient,
    html: smsHtml(sms),
    private: addressed.private,
    operatorIds: [],
    countryCodes: [],
    dueAt: leaves ? facts.createdAt : null,
  });
}

const sentNow = ({ clock }: UsersContext, { id, type, mode, requestId }: DomainEvent) => ({
  eventId: id,
  event: type,
  mode,
  requestId,
  createdAt: new Date(clock.now()),
});

function messageOf(context: UsersContext, event: DomainEvent, addressed: Addressed) {
  const { recipient, mail, operatorIds = [], countryCodes = [] } = addressed;
  const facts = sentNow(context, event);
  const leaves = context.services.mailer !== undefined && event.mode === 'live';
  return {
    ...facts,
    channel: 'EMAIL' as const,
    recipient,
    subject: mail.subject,
    html: mailHtml(mail),
    text: mailText(mail),
    language: mail.language,
    private: addressed.private ?? false,
    operatorIds: [...operatorIds],
    countryCodes: [...countryCodes],
    dueAt: leaves ? facts.createdAt : null,
  };
}
