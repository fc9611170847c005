import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { TICKET_CLASS_WITH_VERSION } from './audited-records.js';

/** Of two people who change a class, the second is told of the first. */
export class TicketClassesHaveVersions extends Migration {
  override up(): void {
    this.addSql('alter table ticket_class add column version int not null default 1');
    for (const statement of auditOtherwise(TICKET_CLASS_WITH_VERSION)) this.addSql(statement);
  }
}
