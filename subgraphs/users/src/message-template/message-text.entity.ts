import { defineEntity, p } from '@mikro-orm/core';

const MessageTextSchema = defineEntity({
  name: 'MessageText',
  tableName: 'message_text',
  uniques: [{ properties: ['textId', 'language', 'version'] }],
  properties: {
    id: p.bigint('string').primary(),
    /** Of messages/{language}.json: 'mail.ticket.subject'. */
    textId: p.string(),
    language: p.string().length(2),
    /** From 1; the last one counts. */
    version: p.integer(),
    /** Null: as the code says it. */
    words: p.text().nullable(),
    savedAt: p.datetime(),
    savedById: p.bigint('string'),
    /** When it could not be said, and the code's own went out instead. */
    failedAt: p.datetime().nullable(),
  },
});
/** A version of what a message says in one language. */
export class MessageText extends MessageTextSchema.class {}
MessageTextSchema.setClass(MessageText);
