import { Migration } from '@mikro-orm/migrations';

/**
 * What waits of all agencies is read in one list, by the country of the agency, who waits longest first. What waited before
 * has no country: who looks after all of them sees it, and it has one when it is asked for again.
 */
export class TopUpsWaitInAList extends Migration {
  override up(): void {
    this.addSql('alter table balance add column asked_at timestamptz null, add column asked_country varchar(2) null');
    this.addSql('update balance set asked_at = now() where asked_amount is not null');
    this.addSql(
      'alter table balance add constraint balance_asked_check check ((asked_amount is null) = (asked_at is null))',
    );
    this.addSql('create index balance_waiting on balance (asked_at) where asked_amount is not null');
  }
}
