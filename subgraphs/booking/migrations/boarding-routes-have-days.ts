import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { BOARDING_ROUTE_WITH_DAYS } from './audited-records.js';

/** One pays the driver of a route on some days of travel only; of two people who change them, the second is told of the first. */
export class BoardingRoutesHaveDays extends Migration {
  override up(): void {
    this.addSql(`alter table boarding_route add column travel_from date null, add column travel_until date null,
      add column version int not null default 1`);
    this.addSql(`alter table boarding_route add constraint boarding_route_travel_check
      check (travel_from <= travel_until)`);
    for (const statement of auditOtherwise(BOARDING_ROUTE_WITH_DAYS)) this.addSql(statement);
  }
}
