import { Migration } from '@mikro-orm/migrations';

/** A transfer tops up one balance, once: the line it made keeps the bank's reference. Who asks first is quoted with why. */
export class TransfersAreBookedOnce extends Migration {
  override up(): void {
    this.addSql(`alter table ledger_entry add column bank_reference text null,
      add constraint ledger_entry_mode_bank_reference_unique unique (mode, bank_reference)`);
    this.addSql('alter table balance add column asked_note text null, add column asked_reference text null');
  }
}
