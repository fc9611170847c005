import { LockMode } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { activeAccount } from '../account/account.queries.js';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { Session } from '../session/session.entity.js';
import { SessionEnded } from '../session/session.errors.js';
import { isAlive } from '../session/session.rules.js';
import { sessionIdOf } from '../session/session-id.js';
import { type SignedSession, signSession } from '../session/sign-session.js';
import { NotImpersonating } from './impersonation.errors.js';

/**
 * Ends acting as somebody and answers a token of one's own session. Refuses with NOT_IMPERSONATING who acts as nobody,
 * and with SESSION_ENDED whose own session is over meanwhile: he signs in again.
 */
export async function endImpersonation(context: UsersContext): Promise<SignedSession> {
  const { em, clock, database, viewer } = context;
  const id = sessionIdOf(signedIn(viewer).session?.id);
  const ownId = await inTransaction(em, async (transaction) => {
    const session = id && (await transaction.findOne(Session, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
    if (!session || session.impersonatorSessionId == null) throw new NotImpersonating();
    if (!session.endedAt) session.end(clock.now(), 'IMPERSONATION_OVER');
    return session.impersonatorSessionId;
  });
  const own = await em.fork().findOne(Session, { id: ownId });
  const lives = own && isAlive(own.facts(), clock.now()) && (await activeAccount(database, own.accountId));
  if (!own || !lives) throw new SessionEnded();
  return signSession(context, own);
}
