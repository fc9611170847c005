import { Migration } from '@mikro-orm/migrations';

/** A session that ends because its owner's lost second factor was taken away says so. */
export class ResetSecondFactors extends Migration {
  override up(): void {
    this.addSql('alter table session drop constraint session_end_reason_check');
    this.addSql(`alter table session add constraint session_end_reason_check check (end_reason in
      ('LOGOUT', 'REUSE', 'ACCOUNT_CLOSED', 'PASSWORD_CHANGED', 'SECOND_FACTOR_RESET', 'ENDED_ELSEWHERE',
      'IMPERSONATION_OVER'))`);
  }
}
