import { Migration } from '@mikro-orm/migrations';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';

/** Who knew ICU wrote two apostrophes for one: what such a version said stays what it says (decision 117). */
export const ONE_FOR_TWO = `update message_text set words = replace(words, '''''', '''')
  where words like '%''''%'`;

/** In what staff writes an apostrophe is a letter. */
export class ApostrophesAreLetters extends Migration {
  override up(): void {
    this.addSql(actingAsMigration('apostrophes-are-letters'));
    this.addSql(ONE_FOR_TWO);
  }
}
