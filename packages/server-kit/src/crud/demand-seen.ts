import type { RowTransaction } from '../database/row-transaction.js';
import type { AnyContext } from '../graphql/context.js';
import { InvalidInput } from '../graphql/refusal.js';
import { storedValue, type RecordValues } from './check-values.js';
import { type Noun, saidFields } from './noun.js';

/**
 * Throws BAD_USER_INPUT for records that a form names and its author does not see: another operator's, or none at all.
 * `fields`: those that say something new; what is named already stays.
 */
export async function demandSeen(
  noun: Noun,
  context: AnyContext,
  transaction: RowTransaction,
  values: RecordValues,
  fields: readonly string[] = saidFields(noun).map(([name]) => name),
): Promise<void> {
  const parameters: unknown[] = [];
  const parts = saidFields(noun).flatMap(([name, { of }]) => {
    if (of?.seen === undefined || values[name] == null || !fields.includes(name)) return [];
    const ids = `$${parameters.push([storedValue(noun, values, name)].flat())}::bigint[]`;
    const seen = of.seen(context, parameters.length + 1);
    parameters.push(seen.value);
    return [
      `select '${name}' as path where exists (select from unnest(${ids}) n(id) where not exists (select from (${seen.ids}) seen(id) where seen.id = n.id))`,
    ];
  });
  if (parts.length === 0) return;
  const unseen = await transaction.rows<{ path: string }>(parts.join(' union all '), parameters);
  if (unseen.length > 0) throw new InvalidInput(unseen.map(({ path }) => ({ path, code: 'UNKNOWN' })));
}
