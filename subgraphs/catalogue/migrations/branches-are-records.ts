import { Migration } from '@mikro-orm/migrations';

/** A branch is a noun like others: the audit says who saved it, and the database who added it. */
export class BranchesAreRecords extends Migration {
  override up(): void {
    this.addSql(`alter table operator_branch drop column updated_at, drop column updated_by_id`);
    this.addSql(`alter table operator_branch alter column added_by
      set default (nullif(current_setting('naga.actor', true), '')::jsonb ->> 'user')::bigint`);
  }
}
