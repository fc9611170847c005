import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { UsersContext } from '../services.js';
import { type AttemptLimit, retryAfter } from './attempt-limit.rules.js';
import { TooManyAttempts } from './attempt.errors.js';

/** Names and addresses of strangers are not kept. */
const keyOf = (of: readonly string[]): string => createHash('sha256').update(JSON.stringify(of)).digest('hex');

/** Sorted by key, so that two attempts lock their counters in one order. */
const inOrder = (limits: readonly AttemptLimit[]): [key: string, limit: AttemptLimit][] =>
  limits.map((limit): [string, AttemptLimit] => [keyOf(limit.of), limit]).sort(([a], [b]) => (a < b ? -1 : 1));

const COUNT = `insert into attempt (key, window_started_at, window_ends_at, count) values $rows
  on conflict (key) do update set
    count = case when attempt.window_ends_at <= excluded.window_started_at then 1 else attempt.count + 1 end,
    window_ends_at = case when attempt.window_ends_at <= excluded.window_started_at then excluded.window_ends_at
      else attempt.window_ends_at end,
    window_started_at = case when attempt.window_ends_at <= excluded.window_started_at
      then excluded.window_started_at else attempt.window_started_at end
  returning key, count, window_ends_at`;

type Counters = readonly { readonly key: string; readonly count: number; readonly window_ends_at: string }[];

const waitOf = (rows: Counters, limits: ReadonlyMap<string, AttemptLimit>, now: number): number | undefined =>
  retryAfter(
    rows.flatMap(({ key, count, window_ends_at }) => {
      const limit = limits.get(key)?.limit;
      return limit === undefined ? [] : [{ count, limit, windowEndsAt: new Date(window_ends_at).getTime() }];
    }),
    now,
  );

/**
 * Counts an attempt before it is made, so that many at once cannot pass together. Refuses with TOO_MANY_ATTEMPTS
 * {retryAfterSeconds} beyond a limit; what is refused does not count, so nobody locks an account for others for long.
 */
export async function countAttempt({ em, clock }: UsersContext, limits: readonly AttemptLimit[]): Promise<void> {
  const now = clock.now();
  await inTransaction(em, (transaction) => count(transaction, limits, limits, now));
}

/**
 * The same, with limits that nobody is told of: answers whether they leave room, too. Where they do not, the attempt
 * counts by the told ones only. The statements are the same either way.
 */
export function countUnseen(
  { em, clock }: UsersContext,
  told: readonly AttemptLimit[],
  unseen: readonly AttemptLimit[],
): Promise<boolean> {
  const now = clock.now();
  return inTransaction(em, async (transaction) => {
    const rows = await count(transaction, [...told, ...unseen], told, now);
    const isOpen = waitOf(rows, new Map(inOrder(unseen)), now) === undefined;
    const keys = inOrder(unseen).map(([key]) => key);
    await transaction.execute(`update attempt set count = count - ? where key in (${keys.map(() => '?').join(', ')})`, [
      isOpen ? 0 : 1,
      ...keys,
    ]);
    return isOpen;
  });
}

/** Counts by all `limits`; refuses beyond those that are told. */
async function count(
  em: EntityManager,
  limits: readonly AttemptLimit[],
  told: readonly AttemptLimit[],
  now: number,
): Promise<Counters> {
  const counters = inOrder(limits);
  const values = counters.flatMap(([key, { windowMs }]) => [key, new Date(now), new Date(now + windowMs)]);
  const rows = await em.execute<Counters>(
    COUNT.replace('$rows', counters.map(() => '(?, ?, ?, 1)').join(', ')),
    values,
  );
  const retryAfterSeconds = waitOf(rows, new Map(inOrder(told)), now);
  if (retryAfterSeconds !== undefined) throw new TooManyAttempts({ retryAfterSeconds });
  return rows;
}

/** After a success: these counters begin anew, those take the attempt back. */
export async function forgiveAttempt(
  { database }: UsersContext,
  { anew, back }: { anew: readonly AttemptLimit[]; back: readonly AttemptLimit[] },
): Promise<void> {
  const reset = anew.map(({ of }) => keyOf(of));
  await database.rows(
    `update attempt set count = case when key = any($2) then 0 else greatest(count - 1, 0) end
     where key in (select key from attempt where key = any($1) order by key for update)`,
    [[...reset, ...back.map(({ of }) => keyOf(of))], reset],
  );
}
