import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { POLICY_REQUEST } from './create-audit.js';

/** Versions of refund policies that somebody asks for, and the second person who decides them. */
export class PoliciesAreAskedFor extends Migration {
  override up(): void {
    this.addSql(`create table refund_policy_request (
      id bigserial primary key, state text not null, operator_id bigint null, route_id bigint null,
      route_schedule_id bigint null, currency varchar(3) not null, class text not null, tiers jsonb not null,
      exchange jsonb null, sold_from date null, expected_version int not null, reason text not null,
      asked_by_id bigint not null, asked_at timestamptz not null, decided_by_id bigint null, decided_at timestamptz null,
      answer text null, policy_id bigint null
    )`);
    this.addSql(`alter table refund_policy_request add constraint refund_policy_request_state_check
      check (state in ('waiting', 'done', 'refused', 'withdrawn'))`);
    this.addSql(`alter table refund_policy_request add constraint refund_policy_request_two_people_check
      check (decided_by_id <> asked_by_id or state = 'withdrawn')`);
    this.addSql(`alter table refund_policy_request add constraint refund_policy_request_place_check
      check (num_nonnulls(route_id, route_schedule_id) = 0
        or (operator_id is not null and num_nonnulls(route_id, route_schedule_id) = 1))`);
    this.addSql(`create index refund_policy_request_operator_id_index on refund_policy_request (operator_id)`);
    this.addSql(`create index refund_policy_request_policy_id_index on refund_policy_request (policy_id)`);
    this.addSql(`alter table refund_policy_request add constraint refund_policy_request_policy_id_foreign
      foreign key (policy_id) references refund_policy (id) on delete set null`);
    // One waits for the same tickets at a time.
    this.addSql(`create unique index refund_policy_request_waiting on refund_policy_request
      (operator_id, route_id, route_schedule_id, currency) nulls not distinct where state = 'waiting'`);
    for (const statement of alsoAudit(POLICY_REQUEST)) this.addSql(statement);
  }
}
