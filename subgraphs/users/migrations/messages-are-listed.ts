import { Migration } from '@mikro-orm/migrations';
import { listIndexes, textsIn } from '@naga/server-kit/crud/list-indexes.js';

const STATE = `case when sent_at is not null then 'SENT'
  when due_at is null then case when attempts > 0 then 'FAILED' else 'KEPT' end
  when attempts = 0 then 'WAITING' else 'TRYING_AGAIN' end`;

const text = (column: string): string => `lower(coalesce("${column}", ''))`;
const count = (column: string): string => `coalesce("${column}", -1)`;
const time = (column: string): string => `coalesce("${column}", timestamptz 'epoch')`;

/** The log of messages and what staff told people are sorted, narrowed and searched as nouns are (decision 152). */
export class MessagesAreListed extends Migration {
  override up(): void {
    const indexes = [
      ...listIndexes({
        table: 'message',
        sorted: {
          recipient: text('recipient'),
          subject: text('subject'),
          channel: text('channel'),
          event: text('event'),
          state: `coalesce(${STATE}, '')`,
          created_at: time('created_at'),
        },
        passed: ['channel', 'event', 'mode', 'private'],
        narrowed: ['channel', 'event'],
        searched: ['"recipient"', '"subject"', '"text"'],
      }),
      `create index message_listed_state on message ((${STATE}))`,
      ...listIndexes({
        table: 'notification',
        sorted: {
          titles: `lower(coalesce("titles"->>'en', ''))`,
          people: count('people'),
          delivered: count('delivered'),
          read: count('read'),
          created_at: time('created_at'),
        },
        searched: [...textsIn('titles'), ...textsIn('texts')],
      }),
    ];
    for (const statement of indexes) this.addSql(statement);
  }
}
