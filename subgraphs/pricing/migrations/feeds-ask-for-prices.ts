import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { PRICE_REQUEST } from './create-audit.js';

/** A request says which feed it was asked from, which stops cost the same there, and what was sold then (docs/decisions/0119). */
export class FeedsAskForPrices extends Migration {
  override up(): void {
    this
      .addSql(`alter table price_request add column import_id bigint null, add column zones jsonb not null default '[]',
      add column sold jsonb null`);
    this.addSql('create index price_request_import_id_index on price_request (import_id)');
    for (const statement of auditOtherwise(PRICE_REQUEST)) this.addSql(statement);
  }
}
