import { LockMode } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { UsersContext } from '../services.js';
import type { Mailer } from './mailer.js';
import { Message, MessageAttachment } from './message.entity.js';

/** Sends everything that is due. At least once: what was sent and could not be noted is sent again under the same id. */
export async function sendMessages(context: UsersContext): Promise<void> {
  const { mailer } = context.services;
  if (!mailer) return;
  while (await sendNext(context, mailer));
}

/** Answers whether there was one. The row stays locked meanwhile, so that no other process sends it too. */
async function sendNext(context: UsersContext, mailer: Mailer): Promise<boolean> {
  const { em, clock, log } = context;
  return inTransaction(em, async (transaction) => {
    const message = await transaction.findOne(
      Message,
      { dueAt: { $lte: new Date(clock.now()) } },
      { orderBy: { dueAt: 'asc', id: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    if (!message) return false;
    const { id, requestId } = message;
    const attachments = await transaction.find(MessageAttachment, { messageId: id }, { orderBy: { id: 'asc' } });
    try {
      await mailer.send(outgoing(message, attachments));
      message.markSent(clock.now());
    } catch (err) {
      message.postpone(clock.now(), (err as { responseCode?: number }).responseCode);
      log.warn({ err, messageId: id, requestId, tryAgainAt: message.dueAt }, 'mail was not taken');
    }
    return true;
  });
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
