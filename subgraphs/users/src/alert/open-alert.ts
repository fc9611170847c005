import type { EntityManager } from '@mikro-orm/postgresql';
import { type EntityName, type FilterQuery, LockMode } from '@mikro-orm/core';
import { localMoment } from '@naga/kernel/clock-time.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { isSecret } from '../account-token/secret.js';
import type { UsersContext } from '../services.js';
/** What alerts of all kinds have: a random token that opens them, and a day after which nothing is left of them. */
interface Alert {
  token: string;
  date: string;
}

/** The alert a link opens, locked for a change; undefined where none is left with this token, or its day is over. */
export function withAlert<A extends Alert, T>(
  context: UsersContext,
  kind: EntityName<A>,
  token: string,
  work: (em: EntityManager, alert: A | undefined) => T | Promise<T>,
): Promise<T> {
  const { date: today } = localMoment(context.clock.now());
  return inTransaction(context.em, async (em) => {
    const alert = isSecret(token)
      ? await em.findOne<A>(kind, { token } as FilterQuery<A>, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    return work(em, alert === null || alert.date < today ? undefined : alert);
  });
}
