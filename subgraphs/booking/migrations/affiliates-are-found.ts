import { Migration } from '@mikro-orm/migrations';

/** What an affiliate earned is summed over the bookings that came by his link. */
export class AffiliatesAreFound extends Migration {
  override up(): void {
    this.addSql('create index booking_affiliate_id_index on booking (affiliate_id)');
  }
}
