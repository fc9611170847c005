import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';
import { Migration } from '@mikro-orm/migrations';

/** Who sold a booking is kept as it was then: people change places, and a booking its account. */
export class BookingsHaveTypes extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('BookingsHaveTypes'));
    this.addSql(`alter table booking add column booking_type text null`);
    this.addSql(`update booking set booking_type = case when agency_id is not null then 'AGENCY'
      when booked_from = 'admin' then 'COUNTER' when booked_by_user_id is null then 'GUEST'
      when booked_from = 'api' then 'PARTNER' else 'CUSTOMER' end`);
    this.addSql(`alter table booking alter column booking_type set not null`);
  }
}
