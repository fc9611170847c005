import { Migration } from '@mikro-orm/migrations';

/** Statements are of the insurer and of causes, too; what stands beside fares is found without reading the whole ledger. */
export class InsurersAreSettled extends Migration {
  override up(): void {
    this
      .addSql(`alter table settlement add column payee text not null default 'OPERATOR', add column cause text not null default '',
      drop constraint settlement_period_unique,
      add constraint settlement_period_unique unique (mode, payee, cause, operator_id, branch_id, currency, period_from),
      add constraint settlement_payee_check check (payee in ('OPERATOR', 'INSURER', 'CAUSE') and (payee = 'OPERATOR') = (operator_id <> 0)),
      add constraint settlement_cause_check check (payee = 'CAUSE' or cause = '')`);
    this.addSql('alter table settlement_line alter column booking_id drop not null');
    this.addSql(`create index ledger_entry_beside on ledger_entry (id)
      where account in ('insurance', 'donations') and reason <> 'settlement'`);
  }
}
