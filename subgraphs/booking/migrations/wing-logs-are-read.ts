import { Migration } from '@mikro-orm/migrations';

/** What a wallet's app reports is read at its payment: what names none is nobody's. */
export class WingLogsAreRead extends Migration {
  override up(): void {
    this.addSql(`delete from wing_log w where not exists (select from payment y where y.id::text = w.payment_id)`);
    this.addSql(`alter table wing_log alter column payment_id type bigint using payment_id::bigint`);
    this.addSql(
      `alter table wing_log add constraint wing_log_payment_id_foreign foreign key (payment_id) references payment (id)`,
    );
    this.addSql(`create index wing_log_payment_id_index on wing_log (payment_id)`);
  }
}
