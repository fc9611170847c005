import { setTimeout as pause } from 'node:timers/promises';
import { inRowTransaction } from '../database/row-transaction.js';
import type { AnyContext } from '../graphql/context.js';
import { InvalidInput } from '../graphql/refusal.js';
import type { CopySubject, KeptCopy } from './kept-copy.js';
import { BESIDE_RELOAD, reloadColumns, type ReloadRow } from './reloads.queries.js';
import { saidByHand } from './reload-rows.rules.js';

const LOOK_AGAIN_MS = 25;
/** Who has not answered by then is busy or dying; the log will say. */
const PATIENCE_MS = 8000;

const ASK = `insert into cache_clearing (at, asked_by_id, subject, subject_id)
  values (to_timestamp($1::float8 / 1000), $2::bigint, $3, $4) returning id::text as id`;
/** Every process that keeps the copy has one connection of that name. */
const LISTENERS = `select count(*)::int as listeners from pg_stat_activity
  where application_name = $1 and datname = current_database()`;
const answersOf = (subjectNames: string | undefined): string =>
  `select ${reloadColumns(subjectNames)} from cache_reload t ${BESIDE_RELOAD} where t.clearing_id = $1 order by t.id`;

export interface Cleared {
  /** That keep the copy. */
  readonly processes: number;
  /** Of each process that has read it again by now. */
  readonly reloads: readonly ReloadRow[];
}

/** Has every process read its copy again, and waits until they have. BAD_USER_INPUT for a subject that is not there. */
export async function clearCopy<T>(
  { database, clock, viewer }: AnyContext,
  kept: KeptCopy<T>,
  subject: CopySubject | null,
): Promise<Cleared> {
  if (viewer.kind !== 'user') throw new Error('only people clear caches');
  if (subject !== null && !(await kept.isThere(database, subject)))
    throw new InvalidInput([{ path: 'id', code: 'UNKNOWN' }]);
  const id = await inRowTransaction(database, async (transaction) => {
    const asked = [clock.now(), viewer.userId, subject?.kind ?? null, subject?.id ?? null];
    const [made] = await transaction.rows<{ id: string }>(ASK, asked);
    await transaction.rows('select pg_notify($1, $2)', [kept.channel, saidByHand(made!.id)]);
    return made!.id;
  });
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const [known] = await database.rows<{ listeners: number }>(LISTENERS, [kept.channel]);
    const reloads = await database.rows<ReloadRow>(answersOf(kept.subjectNames), [id]);
    const processes = Math.max(known!.listeners, reloads.length);
    if (reloads.length >= processes || performance.now() > until) return { processes, reloads };
    await pause(LOOK_AGAIN_MS);
  }
}
