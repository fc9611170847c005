import { Migration } from '@mikro-orm/migrations';
import { alsoAudit } from '@naga/server-kit/audit/audit-tables.js';
import { CASH_COLLECTION } from './create-audit.js';

/** Agencies, customers and counters hold money: whose a payment is, balances that are locked, and movements without a booking. */
export class AccountsHoldMoney extends Migration {
  override up(): void {
    this.addSql(`alter table payment add column party text null`);
    this.addSql(`alter table refund add column wallet_owner_id bigint null`);
    this.addSql(`alter table ledger_entry alter column booking_id drop not null, add column note text null`);
    this.addSql(`create index ledger_entry_of_party on ledger_entry (account, party_id, id)
      where account in ('agent_balance', 'wallet', 'cash_in_hand')`);
    this.addSql(`create index part_no_show on part (booking_id) where state = 'NO_SHOW'`);
    this.addSql(`create table balance (
      kind text not null, owner_id bigint not null, mode varchar(7) not null, currency varchar(3) not null,
      amount bigint not null, constraint balance_pkey primary key (kind, owner_id, mode, currency)
    )`);
    this.addSql(`create table cash_collection (
      operator_id bigint not null, hours int not null, constraint cash_collection_pkey primary key (operator_id)
    )`);
    this.addSql(
      `alter table cash_collection add constraint cash_collection_hours_check check (hours >= 0 and hours <= 24)`,
    );
    for (const statement of alsoAudit(CASH_COLLECTION)) this.addSql(statement);
  }
}
