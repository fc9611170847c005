import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { bySession } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { endSessionsOf } from '../session/end-sessions.js';
import { Session } from '../session/session.entity.js';
import { sessionIdOf } from '../session/session-id.js';

/** Ends one session of the signed-in user; false when he has no such living one. */
export async function endSession({ viewer, em, clock }: UsersContext, text: string): Promise<boolean> {
  const { userId: accountId } = bySession(viewer);
  const id = sessionIdOf(text);
  if (!id) return false;
  const at = new Date(clock.now());
  const ended = await inTransaction(em, (transaction) =>
    transaction.nativeUpdate(
      Session,
      { id, accountId, impersonatorId: null, endedAt: null, expiresAt: { $gt: at } },
      { endedAt: at, endReason: 'ENDED_ELSEWHERE' },
    ),
  );
  return ended > 0;
}

/** Ends all sessions of the signed-in user but the one that asks; answers how many. */
export async function endOtherSessions({ viewer, em, clock }: UsersContext): Promise<number> {
  const { userId, session } = bySession(viewer);
  return inTransaction(em, (transaction) =>
    endSessionsOf(transaction, userId, 'ENDED_ELSEWHERE', clock.now(), sessionIdOf(session?.id)),
  );
}
