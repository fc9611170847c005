import { Migration } from '@mikro-orm/migrations';

/** Credit of an account that is deleted is nobody's: it is given up, and no money goes there any more. */
export class CreditIsGivenUp extends Migration {
  override up(): void {
    this.addSql(`create table deleted_account (
      account_id bigint not null, deleted_at timestamptz not null, constraint deleted_account_pkey primary key (account_id)
    )`);
  }
}
