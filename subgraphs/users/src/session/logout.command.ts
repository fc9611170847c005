import { LockMode } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { UsersContext } from '../services.js';
import { Session } from './session.entity.js';
import { sessionIdOf } from './session-id.js';

/** Ends the session of the bearer token; nothing when there is none or it is over already. */
export async function logOut({ viewer, em, clock }: UsersContext): Promise<void> {
  const id = sessionIdOf(viewer.kind === 'service' ? undefined : viewer.session?.id);
  if (!id) return;
  await inTransaction(em, async (transaction) => {
    const session = await transaction.findOne(Session, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (session && !session.endedAt) session.end(clock.now(), 'LOGOUT');
  });
}
