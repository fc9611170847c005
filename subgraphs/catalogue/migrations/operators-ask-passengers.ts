import { Migration } from '@mikro-orm/migrations';

/** What an operator wants to know of each passenger beside name, title and nationality. */
export class OperatorsAskPassengers extends Migration {
  override up(): void {
    this.addSql(`alter table operator add column required_passenger_fields text[] not null default '{}'`);
  }
}
