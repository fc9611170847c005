import { Migration } from '@mikro-orm/migrations';

/** Two people who edit one booking learn of each other. */
export class ContactsHaveVersions extends Migration {
  override up(): void {
    this.addSql('alter table booking add column contact_version int not null default 1');
  }
}
