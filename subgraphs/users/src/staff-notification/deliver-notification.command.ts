import type { Voice } from '../notification/voice.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { localize } from '@naga/kernel/language.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { languageOf } from '../account/language-of.js';
import { notificationMail, notificationSms } from '../notification/mails/notification.mail.js';
import { addMessages, type Addressed } from '../notification/write-message.command.js';
import type { UsersContext } from '../services.js';
import { Notification } from './notification.entity.js';

const Facts = z.object({ notificationId: z.string() });

interface Waiting {
  readonly id: string;
  readonly accountId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly chat: string | null;
  readonly language: string;
}

const BATCH = 200;

const WAITING = `select id::text as id, account_id::text as "accountId", email, phone, chat, language
  from notification_recipient where notification_id = ?::bigint and delivered_at is null
  order by id limit ${BATCH} for update`;
const DELIVERED = `update notification_recipient set delivered_at = ?, email = null, phone = null, chat = null
  where notification_id = ?::bigint and id in (select jsonb_array_elements_text(?::jsonb)::bigint)`;
const COUNTED = 'update notification set delivered = delivered + ? where id = ?::bigint';

/** What somebody gets beside his inbox, in his language. */
function messagesTo(notification: Notification, voice: Voice, to: Waiting): Addressed[] {
  const language = languageOf(to);
  const { operatorId, countryCode, titles, texts, audience } = notification;
  const said = { language, title: localize(titles, language), text: localize(texts, language) };
  const isOfRide = audience.passengersOf != null;
  const ofWhom = {
    ...(operatorId != null && { operatorIds: [operatorId] }),
    ...(countryCode != null && { countryCodes: [countryCode] }),
  };
  const mail = notificationMail(said, voice, { hasInbox: to.accountId !== null, isOfRide });
  const sms = notificationSms(said);
  return [
    ...(to.email === null ? [] : [{ recipient: to.email, mail, courtesy: !isOfRide, ...ofWhom }]),
    ...(to.phone === null
      ? []
      : [{ recipient: to.phone, channel: 'SMS' as const, sms, courtesy: !isOfRide, ...ofWhom }]),
    ...(to.chat === null
      ? []
      : [{ recipient: to.chat, channel: 'TELEGRAM' as const, sms, courtesy: !isOfRide, ...ofWhom }]),
  ];
}

/** Answers whether there was anybody left. What is written and who has it are one transaction: nobody gets it twice. */
async function deliverSome(context: UsersContext, event: DomainEvent, id: string): Promise<boolean> {
  const { clock, services } = context;
  return inTransaction(context.em, async (em: EntityManager) => {
    const notification = await em.findOne(Notification, { id });
    if (notification === null) return false;
    const waiting = await em.execute<Waiting[]>(WAITING, [id]);
    if (waiting.length === 0) return false;
    const { voice } = services;
    await addMessages(
      em,
      context,
      event,
      waiting.flatMap((to) => messagesTo(notification, voice, to)),
    );
    await em.execute(DELIVERED, [new Date(clock.now()), id, JSON.stringify(waiting.map((to) => to.id))]);
    await em.execute(COUNTED, [waiting.length, id]);
    return true;
  });
}

/** notification.sent: batch after batch, each whole; what a process leaves behind is taken up where it stands. */
export async function deliverNotification(context: UsersContext, event: DomainEvent): Promise<void> {
  const { notificationId } = Facts.parse(event.payload);
  while (await deliverSome(context, event, notificationId));
}
