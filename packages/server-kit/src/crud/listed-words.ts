/**
 * SQL of a migration before the first index of words: texts in small letters, as lists are searched. PostgreSQL takes
 * making them for cheap, and would look through thousands of rows in their order where an index knows the few; so it is
 * told what it costs. In plpgsql, since a function in SQL is replaced by what stands in it.
 */
export const LISTED_WORDS = `create function listed_words(text) returns text language plpgsql
  immutable strict parallel safe cost 300 as $$ begin return lower($1); end $$`;
