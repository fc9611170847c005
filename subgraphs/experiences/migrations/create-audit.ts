import { Migration } from '@mikro-orm/migrations';
import { auditTables } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';

export const AUDITED: readonly AuditedTable[] = [
  { table: 'category', entity: 'ExperienceCategory' },
  { table: 'city', entity: 'ExperienceCity' },
  {
    table: 'experience',
    entity: 'Experience',
    // Counted from reviews, and made of other columns for searching.
    ignored: ['rating', 'review_count', 'search_text'],
  },
];

/** Every change of an experience is written down with who made it (docs/decisions/0012). */
export class CreateAudit extends Migration {
  override up(): void {
    for (const statement of auditTables(...AUDITED)) this.addSql(statement);
  }
}
