import { Migration } from '@mikro-orm/migrations';
import { keepOrders } from '@naga/server-kit/crud/keep-order.js';

const CHANGES = [
  ...keepOrders('message', { subject: `lower(coalesce("subject", ''))` }),
  ...keepOrders('notification', { titles: `lower(coalesce("titles"->>'en', ''))` }),
  // A recipient is short: his index knows him beside the order.
  `do $$ declare made text := pg_get_indexdef('message_listed_by_recipient'::regclass); begin
    drop index message_listed_by_recipient;
    execute made || ' include (recipient)'; end $$`,
];

/** Messages and what staff told people keep the texts they are sorted by (decision 156). */
export class MessagesKeepTheirOrder extends Migration {
  override up(): void {
    for (const statement of CHANGES) this.addSql(statement);
  }
}
