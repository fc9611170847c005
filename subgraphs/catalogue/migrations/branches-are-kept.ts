import { Migration } from '@mikro-orm/migrations';

/** Branches are added, edited and closed by their operators; one that is closed stays known to what was sold there. */
export class BranchesAreKept extends Migration {
  override up(): void {
    this.addSql(`alter table operator_branch add column active boolean not null default true`);
    this.addSql(`alter table operator_branch add column version int not null default 1`);
  }
}
