import { LockMode } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { activeAccount } from '../account/account.queries.js';
import type { UsersContext } from '../services.js';
import { asHolder } from './as-holder.js';
import { Session } from './session.entity.js';
import { SessionEnded } from './session.errors.js';
import { refreshOf } from './session.rules.js';
import { sessionIdOf } from './session-id.js';
import { type SignedSession, signSession } from './sign-session.js';

/**
 * A new token for the session of the bearer token, also of an expired one. Refuses with SESSION_ENDED; a token older
 * than the rules honour ends the session for everybody, since one of its two holders stole it (rules.md 14).
 */
export async function refresh(context: UsersContext): Promise<SignedSession> {
  const { viewer, clock, database } = context;
  const bearer = viewer.kind === 'service' ? undefined : viewer.session;
  const id = sessionIdOf(bearer?.id);
  if (!bearer || !id) throw new SessionEnded();
  const { em } = await asHolder(context, id);
  const live = await inTransaction(em, async (transaction) => {
    const session = await transaction.findOne(Session, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const now = clock.now();
    const what = session ? refreshOf(session.facts(), bearer.generation, now) : 'dead';
    if (!session || what === 'dead') return undefined;
    const closed = !(await activeAccount(database, session.accountId));
    if (closed || what === 'reuse') session.end(now, closed ? 'ACCOUNT_CLOSED' : 'REUSE');
    else if (what === 'rotate') session.rotate(now);
    return session.endedAt ? undefined : session;
  });
  if (!live) throw new SessionEnded();
  return signSession(context, live);
}
