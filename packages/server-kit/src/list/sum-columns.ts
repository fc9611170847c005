import type { Database } from '../database/database.js';
import { columnSums, type ColumnSum, type Summed, type SummedRows } from './column-sums.rules.js';

/**
 * What the columns of 'from … where …' add up to, in one statement that reads all it finds (decision 113): the same rows
 * as the list has, so nobody's sum tells of what he does not see.
 */
export async function sumColumns(
  source: Pick<Database, 'rows'>,
  from: string,
  values: readonly unknown[],
  summed: Summed,
): Promise<ColumnSum[]> {
  const columns = Object.entries({ ...summed.money, ...summed.counts });
  const sums = columns.map(([column, sql]) => `'${column}', coalesce(sum(${sql}), 0)::float8`);
  const text = `select ${summed.currency ?? 'null::text'} as currency, json_build_object(${sums.join(', ')}) as sums
    ${from} group by 1 order by 1`;
  return columnSums(summed, await source.rows<SummedRows>(text, values));
}
