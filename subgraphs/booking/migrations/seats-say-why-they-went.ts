import { Migration } from '@mikro-orm/migrations';

/**
 * When and why a seat was given back stands on it: of a booking whose seats went one after the other, reports had counted all
 * of them by the last. And what an exchange held and gave up was never bought: it EXPIRED.
 */
export class SeatsSayWhyTheyWent extends Migration {
  override up(): void {
    this.addSql(`update part p set state = 'EXPIRED' from leg l join exchange x on x.id = l.exchange_id
      where l.id = p.leg_id and x.state = 'cancelled' and p.state = 'CANCELLED'`);
    this.addSql('alter table part add column given_back_at timestamptz, add column given_back_as text');
    this.addSql(`update part p set given_back_at = e.at,
        given_back_as = case when p.state = 'REJECTED' then 'REJECTED' else coalesce(e.facts->>'code', 'CANCELLED') end
      from booking b cross join lateral (select v.at, v.facts from booking_event v where v.booking_id = b.id
        and v.type in ('booking.cancelled', 'booking.parts_cancelled', 'booking.overruled', 'booking.rejected', 'leg.refused')
        order by v.at desc, v.id desc limit 1) e
      where b.id = p.booking_id and b.sold_at is not null and p.state in ('CANCELLED', 'REFUNDED', 'RELEASED', 'REJECTED')`);
    this.addSql(`alter table part
      add constraint part_given_back_as_check check ((given_back_at is null) = (given_back_as is null))`);
    this.addSql('create index part_given_back_at_index on part (given_back_at) where given_back_at is not null');
  }
}
