import { Migration } from '@mikro-orm/migrations';

/**
 * One decision that money goes back is several refunds where it was paid in several ways: they know each other, and which of
 * them the traveller was told of. What was done before is told.
 */
export class RefundsAreToldOnce extends Migration {
  override up(): void {
    this.addSql(`alter table refund add column decision_id uuid not null default gen_random_uuid(),
      add column told_at timestamptz null`);
    this.addSql(`update refund r set decision_id = one.id from (
        select booking_id, link_id, reason, created_at, gen_random_uuid() as id from refund
        where instead_of_id is null group by booking_id, link_id, reason, created_at) one
      where r.instead_of_id is null and r.booking_id is not distinct from one.booking_id
        and r.link_id is not distinct from one.link_id and r.reason = one.reason and r.created_at = one.created_at`);
    this.addSql(`update refund r set decision_id = o.decision_id from refund o where o.id = r.instead_of_id`);
    this.addSql(`update refund set told_at = done_at where state = 'done' and booking_id is not null`);
    this.addSql(`create index refund_untold on refund (booking_id)
      where state = 'done' and told_at is null and booking_id is not null`);
  }
}
