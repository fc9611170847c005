import { Migration } from '@mikro-orm/migrations';

/** Who may not pay on boarding may not do so as a guest with the same telephone either: his account is found by it. */
export class PhonesAreBlocked extends Migration {
  override up(): void {
    this.addSql(
      `create index account_blocked_phone_index on account ("right"(phone_number, 8)) where block_pay_on_boarding`,
    );
  }
}
