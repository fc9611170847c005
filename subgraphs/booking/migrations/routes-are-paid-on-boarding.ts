import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { BOARDING_ROUTE_AT_FIRST } from './audited-records.js';

/** Routes on which one may pay the driver, and of each ride the route it was sold on. */
export class RoutesArePaidOnBoarding extends Migration {
  override up(): void {
    this.addSql(`create table boarding_route (
      route_id bigint not null, operator_id bigint not null, route_names jsonb not null, added_at timestamptz not null,
      constraint boarding_route_pkey primary key (route_id)
    )`);
    this.addSql(`create index boarding_route_operator_id_index on boarding_route (operator_id)`);
    this.addSql(`alter table leg add column route_id bigint null`);
    for (const statement of alsoAudit(BOARDING_ROUTE_AT_FIRST)) this.addSql(statement);
  }
}
