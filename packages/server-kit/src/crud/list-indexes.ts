import { LANGUAGES } from '@naga/kernel/language.js';
import { wordsIndex } from './listed-words.js';

/** What a list is told to have by a migration: SQL of what it is sorted by, what it is narrowed to, what it is searched for. */
interface ListIndexes {
  readonly table: string;
  /** By the name of a column, the expression that rows are sorted by; each index has its id and `passed` behind it. */
  readonly sorted: Readonly<Record<string, string>>;
  /** Columns that rows are passed over by while they are read in an order. */
  readonly passed?: readonly string[];
  /** Columns that have an index of their own. */
  readonly narrowed?: readonly string[];
  /** SQL of the texts that are searched. */
  readonly searched?: readonly string[];
}

/** SQL of the texts in each language of a column. */
export const textsIn = (column: string): string[] => LANGUAGES.map((code) => `"${column}"->>'${code}'`);

/** SQL of a migration: the indexes of a list (decision 111), and the words that its records are found by (121). */
export function listIndexes({ table, sorted, passed = [], narrowed = [], searched }: ListIndexes): string[] {
  const behind = ['id', ...passed.map((column) => `"${column}"`)].join(', ');
  const words = searched?.map((each) => `' ' || coalesce(${each}, '')`).join(' || ');
  return [
    ...(words === undefined
      ? []
      : [
          `alter table "${table}" add column listed_words text generated always as (words_for_search(${words})) stored`,
          wordsIndex(table),
        ]),
    ...Object.entries(sorted).map(
      ([column, sql]) => `create index ${table}_listed_by_${column} on "${table}" ((${sql}), ${behind})`,
    ),
    ...narrowed.map((column) => `create index ${table}_listed_${column} on "${table}" ("${column}")`),
  ];
}
