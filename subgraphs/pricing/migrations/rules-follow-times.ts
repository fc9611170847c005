import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { alsoAnnounce } from '@naga/server-kit/database/living-copy.js';
import { TARIFF_CHANGE } from './create-audit.js';

const STATEMENTS = [
  `create table followed_timing (route_timing_id bigint primary key, followed_at timestamptz not null)`,
  ...alsoAnnounce('followed_timing'),
  `alter table tariff_change add column follows boolean not null default false`,
  ...auditOtherwise(TARIFF_CHANGE),
];

/** A time that a change of its line made in place of another gets that one's rules, by a change of the tariff that says so. */
export class RulesFollowTimes extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
