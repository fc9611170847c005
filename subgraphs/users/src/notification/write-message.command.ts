import type { EntityManager } from '@mikro-orm/postgresql';
import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import type { UsersContext } from '../services.js';
import { isOpen } from './is-open.js';
import { isWanted } from './is-wanted.js';
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

interface ToSomebody {
  readonly recipient: string;
  /** Whose people may read it in the inbox. */
  readonly operatorIds?: readonly string[];
  readonly countryCodes?: readonly string[];
  /** Carries a secret that opens an account. */
  readonly private?: boolean;
  /** Not part of any contract: nobody gets it who stopped notifications. */
  readonly courtesy?: boolean;
}

/** A mail and whom it goes to. */
export interface AddressedMail extends ToSomebody {
  readonly mail: Mail;
  readonly attachments?: readonly Attachment[];
}

/** A short text and whom it goes to: a number (E.164) by SMS, a chat by Telegram. */
export interface AddressedShort extends ToSomebody {
  readonly channel: 'SMS' | 'TELEGRAM';
  readonly sms: Sms;
}

export type Addressed = AddressedMail | AddressedShort;

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

/** The same within the transaction of a consumer that has more to do than to write. */
export async function addMessages(
  em: EntityManager,
  context: UsersContext,
  event: DomainEvent,
  all: readonly Addressed[],
): Promise<void> {
  for (const addressed of all) {
    const { recipient, courtesy = false } = addressed;
    const channel = 'sms' in addressed ? addressed.channel : 'EMAIL';
    if (!(await isWanted(em, { channel, recipient, courtesy }))) continue;
    if ('sms' in addressed) {
      em.create(Message, shortOf(context, event, addressed));
      continue;
    }
    const message = em.create(Message, messageOf(context, event, addressed));
    await em.flush();
    for (const attachment of addressed.attachments ?? [])
      em.create(MessageAttachment, { messageId: message.id, ...attachment });
  }
  await em.flush();
}

/** Writes an SMS; it leaves soon after by the gateway, or stays in the inbox without SMS_URL and in the sandbox. */
export function addSms(
  em: EntityManager,
  context: UsersContext,
  event: DomainEvent,
  addressed: Omit<AddressedShort, 'channel'>,
): void {
  em.create(Message, shortOf(context, event, { ...addressed, channel: 'SMS' }));
}

const sentNow = ({ clock }: UsersContext, { id, type, mode, requestId }: DomainEvent) => ({
  eventId: id,
  event: type,
  mode,
  requestId,
  createdAt: new Date(clock.now()),
});

/** When it leaves: now, or never where its way is not open. */
const dueAt = (hasWay: boolean, { mode }: DomainEvent, { createdAt }: { createdAt: Date }): Date | null =>
  hasWay && mode === 'live' ? createdAt : null;

function shortOf(context: UsersContext, event: DomainEvent, addressed: AddressedShort) {
  const { channel, recipient, sms, operatorIds = [], countryCodes = [] } = addressed;
  const facts = sentNow(context, event);
  return {
    ...facts,
    ...sms,
    channel,
    recipient,
    html: smsHtml(sms),
    private: addressed.private ?? false,
    courtesy: addressed.courtesy ?? false,
    operatorIds: [...operatorIds],
    countryCodes: [...countryCodes],
    dueAt: dueAt(isOpen(context.services, channel), event, facts),
  };
}

function messageOf(context: UsersContext, event: DomainEvent, addressed: AddressedMail) {
  const { recipient, mail, operatorIds = [], countryCodes = [] } = addressed;
  const facts = sentNow(context, event);
  return {
    ...facts,
    channel: 'EMAIL' as const,
    recipient,
    subject: mail.subject,
    html: mailHtml(mail),
    text: mailText(mail),
    language: mail.language,
    private: addressed.private ?? false,
    courtesy: addressed.courtesy ?? false,
    operatorIds: [...operatorIds],
    countryCodes: [...countryCodes],
    dueAt: dueAt(isOpen(context.services, 'EMAIL'), event, facts),
  };
}
