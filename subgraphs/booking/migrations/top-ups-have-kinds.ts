import { Migration } from '@mikro-orm/migrations';

/**
 * What waits says whether a transfer came in or something is put right. What was asked for with a reference and takes money
 * away was no transfer that came in: the reference goes into its reason.
 */
export class TopUpsHaveKinds extends Migration {
  override up(): void {
    this.addSql('alter table balance add column asked_kind text null');
    this.addSql(`update balance set asked_note = concat_ws(' ', asked_note, asked_reference), asked_reference = null
      where asked_amount < 0 and asked_reference is not null`);
    this.addSql(`update balance set asked_kind = case when asked_reference is null then 'CORRECTION' else 'TRANSFER' end
      where asked_amount is not null`);
    this.addSql(`alter table balance
      add constraint balance_asked_kind_check check ((asked_amount is null) = (asked_kind is null)),
      add constraint balance_asked_kinds_check check (asked_kind in ('TRANSFER', 'CORRECTION')),
      add constraint balance_asked_transfer_check check (asked_kind <> 'TRANSFER' or asked_reference is not null),
      add constraint balance_asked_correction_check check (asked_kind <> 'CORRECTION' or asked_reference is null)`);
  }
}
