import { Migration } from '@mikro-orm/migrations';

/** Every hold wrote them and nothing read them: a token is found by its hash, a departure's seats in seat_claim. */
export class UnreadIndexes extends Migration {
  override up(): void {
    this.addSql(`drop index leg_departure_index, booking_access_booking_id_index`);
  }
}
