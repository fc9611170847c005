/** What lists of a table are sorted by, as SQL of its columns, by the name that follows `listed_`. */
export type KeptOrders = Readonly<Record<string, string>>;

/**
 * SQL of a migration: a table keeps what its lists are sorted by, and the indexes of these orders know the column. Of an
 * expression PostgreSQL makes each text anew, even for rows that only stand before a page (decision 156).
 */
export const keepOrders = (table: string, orders: KeptOrders): string[] => [
  `create temp table made on commit drop as select c.relname as index, pg_get_indexdef(c.oid) as sql from pg_class c
    where c.oid = any('{${Object.keys(orders).map((order) => `${table}_listed_by_${order}`)}}'::regclass[])`,
  ...Object.keys(orders).map((order) => `drop index ${table}_listed_by_${order}`),
  `alter table "${table}" ${Object.entries(orders)
    .map(([order, sql]) => `add column listed_${order} text generated always as (${sql}) stored`)
    .join(', ')}`,
  // Its first column is the expression, its second the id.
  `do $$ declare one record; begin
    for one in select * from made loop
      execute regexp_replace(one.sql, 'USING btree \\(.*?, id,',
        'USING btree (' || replace(one.index, '${table}_listed_by_', 'listed_') || ', id,');
    end loop; end $$`,
  'drop table made',
  `analyze "${table}"`,
];
