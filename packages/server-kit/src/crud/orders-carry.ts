/** What a list can be narrowed to in each of its orders: columns of its table, one value each. */
export type CarriedColumns = Readonly<Record<string, readonly string[]>>;

/**
 * SQL of a migration: the indexes that lists of tables are sorted by (`<table>_listed_by_<what>`) carry what these are
 * narrowed to as well. A filter is then looked at in the index, and only rows that it leaves are read (decision 111).
 */
export const ordersCarry = (tables: CarriedColumns): string[] =>
  Object.entries(tables).map(([table, columns]) => {
    const carried = columns.map((column) => `, "${column}"`).join('');
    return `do $$ declare made record; begin
      for made in select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as sql from pg_index
        where indrelid = '"${table}"'::regclass and indexrelid::regclass::text like '%${table}\\_listed\\_by\\_%'
      loop
        execute 'drop index ' || made.name;
        execute regexp_replace(made.sql, ', id\\)$', ', id${carried})');
      end loop; end $$`;
  });
