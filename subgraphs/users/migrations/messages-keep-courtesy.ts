import { Migration } from '@mikro-orm/migrations';

/** Who stopped courtesies gets none again either: reminders and invitations written before are known by their event. */
export class MessagesKeepCourtesy extends Migration {
  override up(): void {
    this.addSql(`alter table message add column courtesy boolean not null default false`);
    this.addSql(`update message set courtesy = true where event in ('booking.reminder_due', 'booking.completed')`);
  }
}
