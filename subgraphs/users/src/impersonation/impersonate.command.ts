import { isRowId } from '@naga/kernel/row-id.js';
import type { Refusal } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { signedIn } from '../account/signed-in.js';
import { ownRights, rightsOf } from '../role/rights.queries.js';
import { UserNotFound } from '../people/people.errors.js';
import { visibleUsers } from '../people/user.queries.js';
import type { UsersContext } from '../services.js';
import { openSession } from '../session/open-session.command.js';
import { SessionEnded } from '../session/session.errors.js';
import { sessionIdOf } from '../session/session-id.js';
import type { SignedSession } from '../session/sign-session.js';
import { AlreadyImpersonating, ImpersonationAboveYours } from './impersonation.errors.js';
import { impersonationEnd, impersonationRefusal } from './impersonation.rules.js';

const REFUSALS: Readonly<Record<string, new (facts?: Record<string, unknown>) => Refusal>> = {
  ALREADY_IMPERSONATING: AlreadyImpersonating,
  USER_NOT_FOUND: UserNotFound,
  IMPERSONATION_ABOVE_YOURS: ImpersonationAboveYours,
};

const LIVING = 'select expires_at as "expiresAt" from session where id = $1 and account_id = $2 and ended_at is null';

/** The end of the session one sits in; an API key sits in none. */
async function ownSession({ database, viewer }: UsersContext): Promise<{ id: string; expiresAt: number }> {
  const { session, userId, apiKeyId } = signedIn(viewer);
  const id = apiKeyId === undefined ? sessionIdOf(session?.id) : undefined;
  const [living] = id ? await database.rows<{ expiresAt: Date }>(LIVING, [id, userId]) : [];
  if (!id || !living) throw new SessionEnded();
  return { id, expiresAt: living.expiresAt.getTime() };
}

/**
 * Opens a session as somebody else, beside one's own; it says who really sits there. Refuses as impersonation.rules.ts
 * says, and with SESSION_ENDED who has no session to go back to.
 */
export async function impersonate(context: UsersContext, userId: string): Promise<SignedSession> {
  const { database, viewer, clock } = context;
  const { userId: id, impersonatorId } = signedIn(viewer);
  const ids = isRowId(userId) ? [userId] : [];
  const [other] = await visibleUsers(database, ids, viewer, reachBy(viewer, 'user.impersonate'));
  const verdict = impersonationRefusal({
    self: { id, rights: await ownRights(context), acting: impersonatorId !== undefined },
    other: other && { ...other, rights: await rightsOf(context, other.roleId, other.cargoAgent) },
  });
  if (verdict) {
    const { code, ...facts } = verdict;
    throw new (REFUSALS[code] as new (facts: object) => Refusal)(facts);
  }
  const own = await ownSession(context);
  const endsAt = impersonationEnd(clock.now(), own.expiresAt);
  const opening = { accountId: userId, remember: false, impersonatorId: id, impersonatorSessionId: own.id, endsAt };
  return openSession(context, opening);
}
