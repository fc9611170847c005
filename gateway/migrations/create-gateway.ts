import { Migration } from '@mikro-orm/migrations';

/** The gateway's only table: writes by their Idempotency-Key. */
export class CreateGateway extends Migration {
  override up(): void {
    this.addSql(
      `create table idempotency_key (id text not null, fingerprint text not null, started_at timestamptz not null,
        status int null, content_type text null, body text null, constraint idempotency_key_pkey primary key (id))`,
    );
    this.addSql('create index idempotency_key_started_at_index on idempotency_key (started_at)');
  }
}
