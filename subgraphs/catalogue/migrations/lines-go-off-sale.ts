import { Migration } from '@mikro-orm/migrations';
import { choiceOf, inEnglish, inLanguages, listIndexes } from './lists-have-indexes.js';

/** A line is switched off sale as a whole and comes back as it was; its list is read by indexes. */
export class LinesGoOffSale extends Migration {
  override up(): void {
    this.addSql('alter table route add column off_sale boolean not null default false');
    const indexes = listIndexes('route', {
      sorted: { names: inEnglish, transport_type: choiceOf },
      filtered: ['off_sale', 'transport_type'],
      searched: inLanguages('names'),
    });
    for (const statement of indexes) this.addSql(statement);
  }
}
