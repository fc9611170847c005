import { Migration } from '@mikro-orm/migrations';

/** Bookings with a donation are few among all: the list finds them by an index of their own. */
export class DonationsAreListed extends Migration {
  override up(): void {
    this.addSql(`create index booking_fee_given on booking_fee (booking_id) where name = 'donation'`);
  }
}
