import { LockMode } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { UsersContext } from '../services.js';
import { asHolder } from './as-holder.js';
import { Session } from './session.entity.js';
import { sessionIdOf } from './session-id.js';

/** Ends the session of the bearer token; nothing when there is none or it is over already. */
export async function logOut(context: UsersContext): Promise<void> {
  const { viewer, clock } = context;
  const id = sessionIdOf(viewer.kind === 'service' ? undefined : viewer.session?.id);
  if (!id) return;
  const { em } = await asHolder(context, id);
  await inTransaction(em, async (transaction) => {
    const session = await transaction.findOne(Session, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (session && !session.endedAt) session.end(clock.now(), 'LOGOUT');
  });
}
