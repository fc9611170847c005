import { Migration } from '@mikro-orm/migrations';
import { auditOtherwise } from '@naga/server-kit/audit/audit-tables.js';
import { REVIEW } from './create-audit.js';

/** Of two people who answer a review, publish it or hide it, the second is told of the first; and of its traveller. */
export class ReviewsHaveVersions extends Migration {
  override up(): void {
    this.addSql('alter table review add column version int not null default 1');
    for (const statement of auditOtherwise(REVIEW)) this.addSql(statement);
  }
}
