import { Migration } from '@mikro-orm/migrations';

/** What an exchange kept of a lower fare is a fee of its own, since it is the old operator's; it stood in that of the change. */
export class ExchangesKeepForOperators extends Migration {
  override up(): void {
    const numbered = `select booking_id, row_number() over (partition by booking_id order by`;
    this.addSql(`with fees as (${numbered} id) as nth, id from booking_fee where name = 'exchange'),
      made as (${numbered} ended_at, id) as nth, fee, kept from exchange where state = 'done' and fee + kept > 0),
      pairs as (select id, booking_id, fee, kept from fees join made using (booking_id, nth) where kept > 0),
      kept as (insert into booking_fee (booking_id, name, amount) select booking_id, 'exchange_kept', kept from pairs),
      gone as (delete from booking_fee f using pairs where f.id = pairs.id and pairs.fee = 0)
      update booking_fee f set amount = pairs.fee from pairs where f.id = pairs.id and pairs.fee > 0`);
  }
}
