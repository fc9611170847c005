/** What lists of a table are sorted by, as SQL of its columns, by the name that follows `listed_`. */
type KeptOrders = Readonly<Record<string, string>>;

/**
 * SQL of a migration: a table keeps what its lists are sorted by, and the indexes of these orders know the column. Of an
 * expression PostgreSQL makes each text anew, even for rows that only stand before a page (decision 156).
 */
export const keepOrders = (table: string, orders: KeptOrders): string[] => [
  `alter table "${table}" ${Object.entries(orders)
    .map(([order, sql]) => `add column listed_${order} text generated always as (${sql}) stored`)
    .join(', ')}`,
  // The expression is what stands before the id.
  ...Object.keys(orders).map(
    (order) => `do $$ declare made text := pg_get_indexdef('${table}_listed_by_${order}'::regclass); begin
      drop index ${table}_listed_by_${order};
      execute regexp_replace(made, 'USING btree \\(.*?, id,', 'USING btree (listed_${order}, id,'); end $$`,
  ),
  `analyze "${table}"`,
];
