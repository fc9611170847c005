import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { PAY_LINK } from './create-audit.js';

/** What a link asks for is edited by two people who learn of each other; a note is for staff alone. */
export class LinksAreEdited extends Migration {
  override up(): void {
    this.addSql(`alter table pay_link add column note text null, add column version int not null default 1,
      add column updated_at timestamptz null, add column updated_by_id bigint null`);
    for (const statement of auditOtherwise(PAY_LINK)) this.addSql(statement);
  }
}
