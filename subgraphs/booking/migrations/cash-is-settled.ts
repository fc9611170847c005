import { Migration } from '@mikro-orm/migrations';

/** What operators' people collected is found without reading the whole ledger. */
export class CashIsSettled extends Migration {
  override up(): void {
    this.addSql(`create index ledger_entry_cash on ledger_entry (id)
      where account = 'cash_in_hand' and booking_id is not null and party_id like 'operator:%'`);
  }
}
