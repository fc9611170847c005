import type { RowTransaction } from '../database/row-transaction.js';
import type { Link } from './noun-field.js';

/** Leaves a record with these pairs beside it, and no others: what stays keeps its row. */
export async function writeLinks(
  transaction: RowTransaction,
  { table, own, other }: Link,
  id: string,
  others: unknown,
): Promise<void> {
  await transaction.rows(`delete from "${table}" where "${own}" = $1::bigint and "${other}" <> all($2::bigint[])`, [
    id,
    others,
  ]);
  await transaction.rows(
    `insert into "${table}" ("${own}", "${other}") select $1::bigint, said.id from (select distinct unnest($2::bigint[]) as id) said
      where not exists (select from "${table}" l where l."${own}" = $1::bigint and l."${other}" = said.id)`,
    [id, others],
  );
}
