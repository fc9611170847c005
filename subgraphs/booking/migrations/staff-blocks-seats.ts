import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { SEAT_BLOCK } from './audited-records.js';

/** Seats that staff keeps from being sold on a departure: who did it, and why; the claim beside it is what stands in the way. */
export class StaffBlocksSeats extends Migration {
  override up(): void {
    this.addSql(`create table seat_block (
      id bigserial primary key, claim_id bigint not null, mode varchar(7) not null, route_schedule_id bigint not null,
      service_date date not null, seat_no text not null, operator_id bigint not null, operator_branch_id bigint null,
      operator_country_code text not null, operator_name text not null, route_names jsonb not null,
      reason text not null, blocked_by_id bigint not null, blocked_at timestamptz not null,
      freed_by_id bigint null, freed_at timestamptz null
    )`);
    this.addSql(`create index seat_block_service_date_index on seat_block (service_date)`);
    this.addSql(`alter table seat_block add constraint seat_block_claim_id_unique unique (claim_id)`);
    this.addSql(`alter table seat_block add constraint seat_block_claim_id_foreign
      foreign key (claim_id) references seat_claim (id)`);
    for (const statement of alsoAudit(SEAT_BLOCK)) this.addSql(statement);
  }
}
