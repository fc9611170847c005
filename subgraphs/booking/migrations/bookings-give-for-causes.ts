import { Migration } from '@mikro-orm/migrations';

/** A donation stands among the fees of a booking, with what it is for. */
export class BookingsGiveForCauses extends Migration {
  override up(): void {
    this.addSql('alter table booking_fee add column cause text');
  }
}
