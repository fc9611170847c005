import { Migration } from '@mikro-orm/migrations';

/**
 * Whose cash is promised, and who did not come to what he was to pay on boarding, is asked of all bookings with a contact:
 * one index of addresses for everybody who asks by them, and the end of a number as payment/promises.ts reads it.
 */
export class PromisesAreCounted extends Migration {
  override up(): void {
    this.addSql('create index booking_by_email on booking (lower(contact_email))');
    this.addSql(
      `create index booking_by_phone_end on booking (right(regexp_replace(contact_phone, '\\D', '', 'g'), 6))`,
    );
    this.addSql('drop index booking_of_guest, booking_bought_by_email');
  }
}
