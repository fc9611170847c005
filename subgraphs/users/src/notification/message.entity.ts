import { defineEntity, p } from '@mikro-orm/core';
import { CHANNELS } from './channels.rules.js';
import { nextAttempt, type NotTaken, problemOf } from './resend.rules.js';

/** A message to one reader because of one event: exactly one, however often the event is delivered. */
const MessageSchema = defineEntity({
  name: 'Message',
  tableName: 'message',
  uniques: [{ properties: ['eventId', 'recipient', 'channel'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    eventId: p.uuid(),
    event: p.string(),
    channel: p.enum(CHANNELS),
    recipient: p.string(),
    subject: p.text(),
    html: p.text(),
    text: p.text(),
    language: p.string().length(2),
    mode: p.string(),
    /** Carries a secret that opens an account: its words are shown to hardly anybody and forgotten once it has left. */
    private: p.boolean().default(false),
    /** Not part of any contract: who stopped notifications gets it neither now nor again. */
    courtesy: p.boolean().default(false),
    requestId: p.string(),
    /** Whose people may read it in the inbox. */
    operatorIds: p.array().columnType('bigint[]'),
    countryCodes: p.array(),
    createdAt: p.datetime().index(),
    /** When to try to send it (again); null: nothing left to send, or kept in the inbox only. */
    dueAt: p.datetime().nullable().index(),
    attempts: p.integer().default(0),
    sentAt: p.datetime().nullable(),
    /** Why it was not taken last: resend.rules.ts. */
    problem: p.text().nullable(),
    /** The message that this one says again, and who asked for it: an account. */
    againOfId: p.bigint('string').nullable().index(),
    askedById: p.bigint('string').nullable(),
  },
});
export class Message extends MessageSchema.class {
  markSent(now: number): void {
    this.attempts += 1;
    this.sentAt = new Date(now);
    this.dueAt = null;
    this.problem = null;
    if (this.private) this.forgetWords();
  }

  /** What opened an account is not kept. */
  private forgetWords(): void {
    this.html = '';
    this.text = '';
  }

  postpone(now: number, error: NotTaken): void {
    this.attempts += 1;
    this.problem = problemOf(error);
    const next = nextAttempt(this.attempts, error.responseCode, now);
    this.dueAt = next === undefined ? null : new Date(next);
  }
}
MessageSchema.setClass(Message);

const MessageAttachmentSchema = defineEntity({
  name: 'MessageAttachment',
  tableName: 'message_attachment',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    messageId: () => p.manyToOne(Message).mapToPk().fieldName('message_id').index().deleteRule('cascade'),
    fileName: p.string(),
    contentType: p.string(),
    content: p.blob(),
  },
});
export class MessageAttachment extends MessageAttachmentSchema.class {}
MessageAttachmentSchema.setClass(MessageAttachment);
