import { Migration } from '@mikro-orm/migrations';

/** By which share of the fare an agency earns is kept as it was sold; null of earlier sales. */
export class AgenciesEarnByARate extends Migration {
  override up(): void {
    this.addSql('alter table part add column agent_commission_rate int');
  }
}
