import type { RowTransaction } from '../database/row-transaction.js';
import { InvalidInput } from '../graphql/refusal.js';
import { type RecordValues, storedValue } from './check-values.js';
import { type Noun, saidFields } from './noun.js';

const FOUND = 'select name from picture where name = any($1::text[]) for key share';

/**
 * Throws UNKNOWN at a field that names a picture which is not there, and keeps the others from being swept until the
 * transaction ends: what a foreign key does for a column of one.
 */
export async function demandPictures(noun: Noun, transaction: RowTransaction, values: RecordValues): Promise<void> {
  for (const [path, { pictures }] of saidFields(noun)) {
    if (pictures !== 'several') continue;
    const names = storedValue(noun, values, path) as readonly string[] | null;
    if (names === null || names.length === 0) continue;
    const found = await transaction.rows(FOUND, [names]);
    if (found.length < names.length) throw new InvalidInput([{ path, code: 'UNKNOWN' }]);
  }
}
