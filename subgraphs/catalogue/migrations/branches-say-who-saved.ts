import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { BRANCH } from './create-audit.js';

/** Who is too late with a change of a branch is told whose came first. */
export class BranchesSayWhoSaved extends Migration {
  override up(): void {
    this.addSql(`alter table operator_branch add column updated_at timestamptz null`);
    this.addSql(`alter table operator_branch add column updated_by_id bigint null`);
    for (const statement of auditOtherwise(BRANCH)) this.addSql(statement);
  }
}
