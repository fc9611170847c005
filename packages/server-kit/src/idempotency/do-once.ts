import type { Clock } from '@naga/kernel/clock.js';
import { GraphQLError } from 'graphql';
import type { RowTransaction } from '../database/row-transaction.js';
import type { AnyContext } from '../graphql/context.js';
import type { Write } from './write.js';

const HOUR_MS = 3_600_000;
/** As long as the gateway keeps an answer (rules.md 15). */
const KEPT_MS = 24 * HOUR_MS;

/** Claims the key when it is new or its day is over; waits while the same write runs in another transaction. */
const CLAIM = `insert into done_write as known (id, fingerprint, done_at) values ($1, $2, to_timestamp($3::float8 / 1000))
  on conflict (id) do update set fingerprint = excluded.fingerprint, done_at = excluded.done_at, made = null
  where known.done_at <= to_timestamp($4::float8 / 1000) returning id`;
const KNOWN = 'select fingerprint, made from done_write where id = $1';
const NOTE = 'update done_write set made = $2::jsonb where id = $1';
const FORGET = 'delete from done_write where done_at <= to_timestamp($1::float8 / 1000)';

/** The key belongs to another write of the same caller. */
const keyReused = (): GraphQLError =>
  new GraphQLError('This Idempotency-Key belongs to another request.', {
    extensions: { code: 'IDEMPOTENCY_KEY_REUSED' },
  });

/**
 * Does a write's work once for its Idempotency-Key (docs/decisions/0043): the key is noted in the transaction of the
 * work, so that both are done or neither is. Asked again within 24 hours, also while it still runs, it answers what the
 * work made; work that refused or failed leaves no note. Without a key (`write` undefined) it is done each time.
 * Throws IDEMPOTENCY_KEY_REUSED for another write under the same key.
 * @param work answers plain JSON by which its answer can be read again: an id, a number
 */
export async function doOnce<Made extends string | number | null>(
  transaction: Pick<RowTransaction, 'rows'>,
  { clock }: { readonly clock: Clock },
  write: Write | undefined,
  work: () => Promise<Made>,
): Promise<Made> {
  if (write === undefined) return work();
  const { id, fingerprint } = write;
  const now = clock.now();
  const claimed = await transaction.rows(CLAIM, [id, fingerprint, now, now - KEPT_MS]);
  if (claimed.length === 0) {
    const [known] = await transaction.rows<{ fingerprint: string; made: Made }>(KNOWN, [id]);
    if (known!.fingerprint !== fingerprint) throw keyReused();
    return known!.made;
  }
  const made = await work();
  await transaction.rows(NOTE, [id, JSON.stringify(made)]);
  return made;
}

/** For the jobs of a subgraph whose mutations use doOnce. */
export const forgetDoneWritesJob = {
  name: 'forget-done-writes',
  every: HOUR_MS,
  async run({ database, clock }: Pick<AnyContext, 'database' | 'clock'>): Promise<void> {
    await database.rows(FORGET, [clock.now() - KEPT_MS]);
  },
};
