import { Migration } from '@mikro-orm/migrations';

/** A refund policy may be for one route or one schedule of its operator, and says from when on it is sold. */
export class PoliciesHavePlaces extends Migration {
  override up(): void {
    this.addSql(`alter table refund_policy add column route_id bigint null, add column route_schedule_id bigint null,
      add column created_at timestamptz not null default now(), add column sold_from timestamptz not null default now()`);
    this.addSql(`alter table refund_policy alter column created_at drop default, alter column sold_from drop default`);
    this.addSql(`alter table refund_policy add constraint refund_policy_place_check
      check (num_nonnulls(route_id, route_schedule_id) = 0
        or (operator_id is not null and num_nonnulls(route_id, route_schedule_id) = 1))`);
    this.addSql(`create index refund_policy_operator_id_index on refund_policy (operator_id)`);
  }
}
