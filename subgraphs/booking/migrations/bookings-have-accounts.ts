import { Migration } from '@mikro-orm/migrations';

/** Guests' bookings are found by their address when it is verified; whom to forget, and when, is written on the booking. */
export class BookingsHaveAccounts extends Migration {
  override up(): void {
    this.addSql(`alter table booking add column forget_at timestamptz null`);
    this.addSql(`create index booking_to_forget on booking (forget_at) where forget_at is not null`);
    this.addSql(`create index booking_of_guest on booking (lower(contact_email))
      where booked_by_user_id is null and contact_email is not null`);
  }
}
