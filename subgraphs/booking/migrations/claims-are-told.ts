import { Migration } from '@mikro-orm/migrations';

/**
 * What is claimed or given back is told once a transaction for each departure, when it commits: whoever looks at the
 * seats then asks again. What is played with in the sandbox is nobody's news.
 */
export class ClaimsAreTold extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create function seat_claim_told() returns trigger language plpgsql as $$
      begin perform pg_notify('seats', new.departure); return null; end $$`);
    this.addSql(`create trigger seat_claim_told after insert or update of state on seat_claim
      for each row when (new.mode = 'live') execute function seat_claim_told()`);
  }
}
