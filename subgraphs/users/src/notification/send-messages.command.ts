import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { UsersContext } from '../services.js';
import { Message, MessageAttachment } from './message.entity.js';
import type { NotTaken } from './resend.rules.js';

/** Sends everything that is due. At least once: what was sent and could not be noted is sent again under the same id. */
export async function sendMessages(context: UsersContext): Promise<void> {
  const { mailer, sms, telegram } = context.services;
  if (!mailer && !sms && !telegram) return;
  while (await sendNext(context));
}

/** Answers whether there was one. The row stays locked meanwhile, so that no other process sends it too. */
async function sendNext(context: UsersContext): Promise<boolean> {
  const { em, clock, log } = context;
  return inTransaction(em, async (transaction) => {
    const message = await transaction.findOne(
      Message,
      { dueAt: { $lte: new Date(clock.now()) } },
      { orderBy: { dueAt: 'asc', id: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    if (!message) return false;
    const { id, requestId } = message;
    try {
      await sendOne(transaction, context, message);
      message.markSent(clock.now());
    } catch (err) {
      message.postpone(clock.now(), err as NotTaken);
      log.warn({ err, messageId: id, requestId, tryAgainAt: message.dueAt }, 'message was not taken');
    }
    return true;
  });
}

/** A way out that was closed after the message was written is one that does not take it now. */
async function sendOne(em: EntityManager, { services }: UsersContext, message: Message): Promise<void> {
  const { id, channel, eventId, recipient, text } = message;
  if (channel === 'SMS' && services.sms) return services.sms.send({ id: `${eventId}.${id}`, to: recipient, text });
  if (channel === 'TELEGRAM' && services.telegram) return services.telegram.send({ to: recipient, text });
  if (channel !== 'EMAIL' || !services.mailer) throw new Error(`no way out for ${channel}`);
  const attachments = await em.find(MessageAttachment, { messageId: id }, { orderBy: { id: 'asc' } });
  return services.mailer.send(outgoing(message, attachments));
}

function outgoing(message: Message, attachments: readonly MessageAttachment[]) {
  const { id, eventId, channel, requestId, recipient, subject, html, text } = message;
  return {
    messageId: `<${eventId}.${id}.${channel.toLowerCase()}@naga>`,
    requestId,
    to: recipient,
    subject,
    html,
    text,
    attachments: attachments.map(({ fileName, contentType, content }) => ({
      fileName,
      contentType,
      content: Buffer.from(content),
    })),
  };
}
