import { Migration } from '@mikro-orm/migrations';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';
import { keepWords } from '@naga/server-kit/crud/keep-words.js';

const COMMISSION_LEVEL: AuditedTable = {
  table: 'commission_level',
  entity: 'CommissionLevel',
  countries: 'array[r.country_code]',
  ignored: ['version', 'listed_words'],
};

/** A commission level keeps the words it is found by (decision 121). */
export class LevelsKeepTheirWords extends Migration {
  override up(): void {
    for (const statement of keepWords({ audited: COMMISSION_LEVEL, searched: ['"name"'] })) this.addSql(statement);
  }
}
