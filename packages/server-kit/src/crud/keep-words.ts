import { auditOtherwise } from '../audit/audit-tables.js';
import type { AuditedTable } from '../audit/audited-table.js';
import { LOOKED_THROUGH, WORDS_FOR_SEARCH, wordsIndex } from './listed-words.js';

/** A list whose records keep the words they are found by. */
export interface KeptWords {
  /** Its table; what the audit ignores of it names `listed_words`. */
  readonly audited: AuditedTable;
  /** SQL of the texts that it searches. */
  readonly searched: readonly string[];
  /** Rows are long: their words stand in the row as they are, as far as a page of the database holds them. */
  readonly isLong?: boolean;
}

/** SQL of a migration: the lists of a subgraph, until then searched by words made anew for each row, keep theirs (decision 121). */
export const keepWords = (...lists: readonly KeptWords[]): string[] => [
  WORDS_FOR_SEARCH,
  LOOKED_THROUGH,
  ...lists.flatMap(kept),
  'drop function listed_words(text)',
];

function kept({ audited, searched, isLong }: KeptWords): string[] {
  const { table } = audited;
  const words = searched.map((each) => `' ' || coalesce(${each}, '')`).join(' || ');
  return [
    ...(isLong ? [`alter table "${table}" set (toast_tuple_target = 8160)`] : []),
    `drop index ${table}_listed_words`,
    `alter table "${table}" add column listed_words text ${isLong ? 'storage external' : ''}
      generated always as (words_for_search(${words})) stored`,
    wordsIndex(table),
    ...auditOtherwise(audited),
  ];
}
