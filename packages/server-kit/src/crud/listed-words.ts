import { columnOf, type Noun } from './noun.js';

/**
 * SQL of a migration before the first index of words: texts in small letters, as lists were searched until they kept
 * their words. PostgreSQL takes making them for cheap, and would look through thousands of rows in their order where an
 * index knows the few; so it is told what it costs. In plpgsql, since a function in SQL is replaced by what stands in it.
 */
export const LISTED_WORDS = `create function listed_words(text) returns text language plpgsql
  immutable strict parallel safe cost 300 as $$ begin return lower($1); end $$`;

/** Before each word of a kept text, and before each letter that one begins with: letters of no language of ours, since an index sees letters alone. */
const WORD = 'ǀ';
const INITIAL = 'ǂ';
/** Between words. */
const SPACE = '[ \\t\\n\\r]+';

/**
 * SQL of a migration: how a record's words are kept (decision 121), 'ǀriverǀkampotǀǂkǂrǂ'. Words that follow each other
 * are one to the index, which without a mark between them would know those of a phrase anywhere in the text.
 */
export const WORDS_FOR_SEARCH = `create function words_for_search(text) returns text language plpgsql
  immutable strict parallel safe as $$
  declare words text[] := regexp_split_to_array(btrim(lower($1), E' \\t\\n\\r'), '${SPACE}');
  begin
    return '${WORD}' || array_to_string(words, '${WORD}') || '${WORD}${INITIAL}'
      || (select string_agg(distinct left(word, 1), '${INITIAL}') from unnest(words) word) || '${INITIAL}';
  end $$`;

/** SQL of migrations until 154: a text as it is, which PostgreSQL was told to be dear. */
export const LOOKED_THROUGH = `create function looked_through(text) returns text language plpgsql
  immutable strict parallel safe cost 300 as $$ begin return $1; end $$`;

/** What an index of words knows: an expression, so that who walks through rows does not look there. */
const KNOWN_WORDS = "(listed_words || '')";

/** SQL of the index of a list's words. */
export const wordsIndex = (table: string): string =>
  `create index ${table}_listed_words on "${table}" using gin (${KNOWN_WORDS} gin_trgm_ops)`;

/**
 * SQL of a migration: that a row was looked at. PostgreSQL takes comparing for cheap, and would look through thousands of
 * rows in their order where an index knows the few; so it is told what it costs. It is asked of those alone that hold the
 * words (decision 154). In plpgsql, since a function in SQL is replaced by what stands in it.
 */
const LOOKED_AT = `create function looked_at(bigint) returns boolean language plpgsql
  immutable strict cost 300 as $$ begin return true; end $$`;

/** SQL of a migration: the lists of a subgraph, whose words were looked at by `looked_through`, compare them as they are. */
export const COMPARED_AS_THEY_ARE: readonly string[] = [
  LOOKED_AT,
  `do $$ declare made record; begin
    for made in select tablename, indexname, indexdef from pg_indexes
      where schemaname = current_schema and indexdef like '%looked_through(listed_words)%'
    loop
      execute format('drop index %I', made.indexname);
      execute replace(made.indexdef, 'looked_through(listed_words)', $words$${KNOWN_WORDS}$words$);
      execute format('analyze %I', made.tablename);
    end loop; end $$`,
  'drop function looked_through(text)',
];

/** SQL of a migration: the words of a column of several, which `array_to_string` alone may not make for what is kept. */
export const WORDS_IN = `create function words_in(text[]) returns text language sql
  immutable strict parallel safe as $$ select array_to_string($1, ' ') $$`;

/** SQL of what a noun's column `listed_words` is generated from. */
export function wordsOf(noun: Noun): string {
  const searched = Object.entries(noun.fields).filter(([, { searched: is }]) => is);
  const texts = searched.flatMap(([name, field]) => field.text(columnOf(noun, name)));
  return `words_for_search(${texts.map((text) => `' ' || coalesce(${text}, '')`).join(' || ')})`;
}

/** SQL of whether the words of a row are like a pattern, by their index. */
export const wordsLike = (pattern: string): string => `(t.listed_words || '' like ${pattern} and looked_at(t.id))`;

/** The same of rows `t` that are looked at one after the other. */
export const wordsWalked = (pattern: string): string => `t.listed_words like ${pattern}`;

/** An index of words knows three letters in a row. */
const FOUND_WITHIN = 3;

/**
 * What is typed, as a pattern of kept words: wherever it stands, and one or two letters where a word begins. PostgreSQL's
 * texts hold no NUL: without it they are looked for, not refused.
 */
export function patternOf(text: string): string {
  const typed = text.replaceAll('\0', '').replaceAll(new RegExp(SPACE, 'g'), ' ').trim();
  const said = typed.replace(/[\\%_]/g, '\\$&').replaceAll(' ', WORD);
  const letters = [...typed].length;
  if (letters === 1) return `%${INITIAL}${said}${INITIAL}%`;
  return letters > 0 && letters < FOUND_WITHIN ? `%${WORD}${said}%` : `%${said}%`;
}
