import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { PAYMENT } from './create-audit.js';

/** An attempt may end before its hold does, shows a QR code or a code for the counter, and keeps what really arrived. */
export class PaymentsHaveDeadlines extends Migration {
  override up(): void {
    this.addSql(`alter table payment
      add column expires_at timestamptz null,
      add column qr text null,
      add column code text null,
      add column received_amount bigint null,
      add column received_currency varchar(3) null`);
    this.addSql(`alter table payment add constraint payment_code_unique unique (code)`);
    this.addSql(`create index payment_due on payment (expires_at)
      where expires_at is not null and state in ('CREATED', 'PENDING')`);
    for (const statement of auditOtherwise(PAYMENT)) this.addSql(statement);
  }
}
