import { Migration } from '@mikro-orm/migrations';

/** While its owner deletes his account nothing comes into a wallet: what he is told that he gives up is what he gives up. */
export class WalletsClose extends Migration {
  override up(): void {
    this.addSql(`create table closing_wallet (
      account_id bigint not null, closed_at timestamptz not null, constraint closing_wallet_pkey primary key (account_id)
    )`);
  }
}
