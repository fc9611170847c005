import type { EntityManager } from '@mikro-orm/postgresql';

const RETRIES = 3;
/** deadlock_detected and serialization_failure: the work itself was right, only its moment was not. */
const RETRYABLE = new Set(['40P01', '40001']);

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | null)?.code;

/** Whether a database error is one that a later attempt may not meet again. */
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(codeOf(error) ?? '');

/** Runs `work` in one transaction on a fresh fork; a deadlock is tried again three times, then thrown. */
export async function inTransaction<T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await em.fork().transactional(work);
    } catch (error) {
      if (attempt >= RETRIES || !isRetryable(error)) throw error;
    }
  }
}
