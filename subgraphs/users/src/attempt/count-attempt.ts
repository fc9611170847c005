import { createHash } from 'node:crypto';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { UsersContext } from '../services.js';
import { type Counter, type LoginLimits, retryAfter } from './login-limit.rules.js';
import { TooManyAttempts } from './session.errors.js';

/** The keys under which one attempt is counted, sorted, so that two attempts lock them in one order. */
export type AttemptKeys = readonly (readonly [key: string, counter: Counter])[];

const keyOf = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** `account` is the account's id, or what was typed when there is none: both are counted alike. */
export function attemptKeys(account: string, address = 'unknown'): AttemptKeys {
  const keys: [string, Counter][] = [
    [keyOf('pair', account, address), 'pair'],
    [keyOf('account', account), 'account'],
    [keyOf('address', address), 'address'],
  ];
  return keys.sort(([a], [b]) => (a < b ? -1 : 1));
}

function limitsOf({ env }: UsersContext['services']): LoginLimits {
  const failures = { pair: env.LOGIN_LIMIT_PAIR, account: env.LOGIN_LIMIT_ACCOUNT, address: env.LOGIN_LIMIT_ADDRESS };
  return { failures, windowMs: env.LOGIN_WINDOW_MINUTES * 60_000 };
}

const COUNT = `insert into login_attempt (key, window_started_at, failures) values (?, ?, 1), (?, ?, 1), (?, ?, 1)
  on conflict (key) do update set
    failures = case when login_attempt.window_started_at <= ? then 1 else login_attempt.failures + 1 end,
    window_started_at = case when login_attempt.window_started_at <= ? then excluded.window_started_at
      else login_attempt.window_started_at end
  returning key, failures, window_started_at`;

/**
 * Counts an attempt as failed before it is made, so that many at once cannot pass together. Refuses with
 * TOO_MANY_ATTEMPTS beyond a limit; what is refused does not count, so nobody locks an account for others for long.
 */
export async function countAttempt(context: UsersContext, keys: AttemptKeys): Promise<void> {
  const limits = limitsOf(context.services);
  const now = context.clock.now();
  const started = new Date(now);
  const windowsEndedBy = new Date(now - limits.windowMs);
  await inTransaction(context.em, async (em) => {
    const values = [...keys.flatMap(([key]) => [key, started]), windowsEndedBy, windowsEndedBy];
    const rows = await em.execute<{ key: string; failures: number; window_started_at: string }[]>(COUNT, values);
    const counters = new Map(keys);
    const counts = rows.map(({ key, failures, window_started_at }) => ({
      counter: counters.get(key) as Counter,
      failures,
      windowStartedAt: new Date(window_started_at).getTime(),
    }));
    const retryAfterSeconds = retryAfter(counts, limits, now);
    if (retryAfterSeconds !== undefined) throw new TooManyAttempts({ retryAfterSeconds });
  });
}

/** After a success: the pair begins anew, the other two take the attempt back. */
export async function forgiveAttempt({ database }: UsersContext, keys: AttemptKeys): Promise<void> {
  const pair = keys.filter(([, counter]) => counter === 'pair').map(([key]) => key);
  await database.rows(
    `update login_attempt set failures = case when key = any($2) then 0 else greatest(failures - 1, 0) end
     where key in (select key from login_attempt where key = any($1) order by key for update)`,
    [keys.map(([key]) => key), pair],
  );
}
