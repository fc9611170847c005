import { Migration } from '@mikro-orm/migrations';
import { keepWords } from '@naga/server-kit/crud/keep-words.js';
import { AUDITED } from './create-audit.js';
import { inLanguages, LISTS } from './lists-have-indexes.js';

/** Texts that lists search, by their table. */
const SEARCHED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(LISTS).map(([table, { searched }]) => [table, searched])),
  route: inLanguages('names'),
  route_information: inLanguages('title'),
};

const LONG = ['ticket_term'];

/** A record keeps the words it is found by (decision 121): they were made anew for each row that a search looked at. */
export class ListsKeepTheirWords extends Migration {
  override up(): void {
    const lists = Object.entries(SEARCHED).map(([table, searched]) => ({
      audited: AUDITED.find((audited) => audited.table === table)!,
      searched,
      isLong: LONG.includes(table),
    }));
    for (const statement of keepWords(...lists)) this.addSql(statement);
  }
}
