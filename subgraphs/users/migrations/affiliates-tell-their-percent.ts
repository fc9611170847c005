import { Migration } from '@mikro-orm/migrations';

/** What an affiliate earns of a sale stands on the booking from now on: bookings of before are told the percent of today. */
export const TELL_PERCENT = `insert into outbox_event (id, type, payload, mode, request_id, created_at)
  select gen_random_uuid(), 'affiliate.percent_told',
    jsonb_build_object('code', code, 'basisPoints', commission_basis_points), 'live', 'migration', now() from affiliate`;

export class AffiliatesTellTheirPercent extends Migration {
  override up(): void {
    this.addSql(TELL_PERCENT);
  }
}
