import { slugOf } from '@naga/kernel/slug.js';
import type { RowTransaction } from '../database/row-transaction.js';
import { InvalidInput } from '../graphql/refusal.js';
import { englishOf, type RecordValues } from './check-values.js';
import type { Noun } from './noun.js';

/**
 * The first of 'kep', 'kep-2', 'kep-3', … that no record has. Throws BAD_USER_INPUT at the English name where it makes
 * none: without a Latin letter an address would say nothing, or look like an id.
 */
export async function freeSlug(noun: Noun, transaction: RowTransaction, values: RecordValues): Promise<string> {
  const { en } = values[noun.slugOf!] as { readonly en: string };
  const slug = slugOf(en);
  if (!/[a-z]/.test(slug)) throw new InvalidInput([{ path: englishOf(noun)!, code: 'LATIN' }]);
  const like = await transaction.rows<{ slug: string }>(
    `select slug from "${noun.table}" where slug = $1::text or slug ~ ('^' || $1::text || '-[0-9]+$')`,
    [slug],
  );
  const taken = new Set(like.map(({ slug: one }) => one));
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}
