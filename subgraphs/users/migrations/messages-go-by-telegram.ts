import { Migration } from '@mikro-orm/migrations';

/** A third way out beside mail and SMS; the inbox is asked for one way or one event. */
export class MessagesGoByTelegram extends Migration {
  override up(): void {
    this.addSql(`alter table message drop constraint message_channel_check`);
    this.addSql(
      `alter table message add constraint message_channel_check check (channel in ('EMAIL', 'SMS', 'TELEGRAM'))`,
    );
  }
}
