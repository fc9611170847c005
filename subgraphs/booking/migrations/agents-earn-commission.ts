import { Migration } from '@mikro-orm/migrations';

/** What an agency earns of a seat stands on it as it was sold, like our own share of it. */
export class AgentsEarnCommission extends Migration {
  override up(): void {
    this.addSql(`alter table part add column agent_commission bigint not null default 0`);
    this.addSql(`alter table part add constraint part_agent_commission_check check (agent_commission >= 0)`);
  }
}
