import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { localMoment } from '@naga/kernel/clock-time.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { isSecret } from '../account-token/secret.js';
import type { UsersContext } from '../services.js';
import { SeatAlert } from './seat-alert.entity.js';

/** The alert a link opens, locked for a change; undefined where none is left with this token, or its day is over. */
export function withAlert<T>(
  context: UsersContext,
  token: string,
  work: (em: EntityManager, alert: SeatAlert | undefined) => T | Promise<T>,
): Promise<T> {
  const { date: today } = localMoment(context.clock.now());
  return inTransaction(context.em, async (em) => {
    const alert = isSecret(token)
      ? await em.findOne(SeatAlert, { token }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    return work(em, alert === null || alert.date < today ? undefined : alert);
  });
}
