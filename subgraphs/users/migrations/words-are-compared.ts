import { Migration } from '@mikro-orm/migrations';
import { COMPARED_AS_THEY_ARE } from '@naga/server-kit/crud/listed-words.js';

/** Words that a list is searched for are compared as they are kept (decision 154). */
export class WordsAreCompared extends Migration {
  override up(): void {
    for (const statement of COMPARED_AS_THEY_ARE) this.addSql(statement);
  }
}
