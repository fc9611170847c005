import { Migration } from '@mikro-orm/migrations';

/**
 * One row a name in `place_name`, kept by statement triggers, so that an import of thousands of stops costs one statement.
 * fold_name: lower case, without accents, punctuation as one space. It is declared immutable although unaccent is only
 * stable: its dictionary changes with a new PostgreSQL at most, and then the names are written anew.
 */
const STATEMENTS = [
  `create function fold_name(name text) returns text language sql immutable strict parallel safe as $$
     select btrim(regexp_replace(lower(public.unaccent('public.unaccent', name)),
       '[\\s!-/:-@\\[-\`{-~–—’]+', ' ', 'g'))
   $$`,
  `create function name_locations() returns trigger language plpgsql as $$
   begin
     delete from place_name using changed where place_name.location_id = changed.id and place_name.stop_id is null;
     insert into place_name (location_id, stop_id, name, search_text)
     select distinct on (changed.id, fold_name(word.value)) changed.id, null, word.value, fold_name(word.value)
     from changed, jsonb_each_text(changed.names) word where word.value <> ''
     order by changed.id, fold_name(word.value), word.key <> 'en';
     return null;
   end $$`,
  `create function name_stops() returns trigger language plpgsql as $$
   begin
     delete from place_name using changed where place_name.stop_id = changed.id;
     insert into place_name (location_id, stop_id, name, search_text)
     select distinct on (changed.id, fold_name(word.value)) changed.location_id, changed.id, word.value, fold_name(word.value)
     from changed, jsonb_each_text(changed.names) word where word.value <> ''
     order by changed.id, fold_name(word.value), word.key <> 'en';
     return null;
   end $$`,
  ...['location', 'stop'].flatMap((table) =>
    ['insert', 'update'].map(
      (event) => `create trigger ${table}_names_${event} after ${event} on "${table}"
        referencing new table as changed for each statement execute function name_${table}s()`,
    ),
  ),
  // More forgiving than pg_trgm's own 0.3 and 0.6: two wrong letters in a long name are one name still.
  `create function place_names_like(typed text) returns setof place_name language sql stable
     set pg_trgm.similarity_threshold = 0.25 set pg_trgm.word_similarity_threshold = 0.5
   as $$
     select * from place_name where typed <> '' and (search_text like typed || '%'
       or search_text like '% ' || typed || '%' or search_text OPERATOR(public.%) typed
       or typed OPERATOR(public.<%) search_text)
   $$`,
  `create index place_name_search_text_index on place_name using gin (search_text public.gin_trgm_ops)`,
];

/** Names of places, ready for the search with typing errors. */
export class IndexPlaceNames extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
