import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { BOOKING } from './create-audit.js';

const CHANGED = `select 1 from booking_event e where e.booking_id = b.id and e.type = 'contact.changed'
  and e.facts->>'fields' like '%contact%'`;

/**
 * What staff writes in later, or hands over, makes nobody the one who bought: a clerk had turned a guest's card payment into
 * his own credit. Of bookings whose contact staff changed nobody knows any more how they were sold; whoever was joined to them
 * is not trusted with credit.
 */
export class BookingsKnowWhoBought extends Migration {
  override up(): void {
    this.addSql(`alter table booking add column sold_to_email text null, add column sold_to_phone text null,
      add column bought_by_user_id bigint null`);
    for (const statement of auditOtherwise(BOOKING)) this.addSql(statement);
    this.addSql(`update booking b set sold_to_email = b.contact_email, sold_to_phone = b.contact_phone
      where not exists (${CHANGED})`);
    this.addSql(`update booking b set bought_by_user_id = case when h.id is null then b.booked_by_user_id
        else (h.facts->>'from')::bigint end
      from booking c left join lateral (select e.id, e.facts from booking_event e
        where e.booking_id = c.id and e.type = 'booking.handed_over' order by e.id limit 1) h on true
      where c.id = b.id and (b.booking_type <> 'GUEST' or not exists (${CHANGED}))`);
    this.addSql(`create index booking_of_guest on booking (lower(sold_to_email))
      where booked_by_user_id is null and sold_to_email is not null`);
  }
}
