import { Migration } from '@mikro-orm/migrations';

/** Whose a booking is that somebody buys with a verified address without signing in. */
export class AddressesAreKnown extends Migration {
  override up(): void {
    this.addSql(`create table verified_address (
      email text not null, account_id bigint not null, constraint verified_address_pkey primary key (email)
    )`);
    this.addSql(`create index verified_address_account_id_index on verified_address (account_id)`);
  }
}
