import { Migration } from '@mikro-orm/migrations';

/**
 * A refund that its provider refuses again and again is not tried for ever: without a `retry_at` it waits for a person, who
 * may send it another way. Then it is canceled, and the row that stands in its place says so.
 */
export class RefusedRefundsEnd extends Migration {
  override up(): void {
    this.addSql(`alter table refund drop constraint refund_failed_check,
      add constraint refund_failed_check check (state <> 'failed' or failure is not null),
      add column in_cash boolean not null default false, add column other_way text null,
      add column asked_by_id bigint null, add column decided_by_id bigint null, add column instead_of_id bigint null,
      add constraint refund_instead_of_id_foreign foreign key (instead_of_id) references refund (id) on delete no action,
      add constraint refund_instead_of_id_unique unique (instead_of_id),
      add constraint refund_one_way_check check (not in_cash or wallet_owner_id is null),
      add constraint refund_other_way_check check (num_nonnulls(other_way, asked_by_id) <> 1),
      add constraint refund_two_people_check check (decided_by_id <> asked_by_id)`);
  }
}
