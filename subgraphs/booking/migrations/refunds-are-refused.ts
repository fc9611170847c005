import { Migration } from '@mikro-orm/migrations';

/** A provider may refuse to send money back: why, how often it did, and when it is asked again. */
export class RefundsAreRefused extends Migration {
  override up(): void {
    this.addSql(`alter table refund add column failures int not null default 0, add column failure text null,
      add column retry_at timestamptz null,
      add constraint refund_failed_check check (state <> 'failed' or num_nonnulls(failure, retry_at) = 2)`);
    this.addSql(`create index refund_failed on refund (retry_at) where state = 'failed'`);
  }
}
