import type { EntityManager } from '@mikro-orm/postgresql';
import { type EndReason, Session } from './session.entity.js';

/** Ends the living sessions of an account, all but `except`, within the caller's transaction; answers how many. */
export function endSessionsOf(
  em: EntityManager,
  accountId: string,
  reason: EndReason,
  now: number,
  except?: string,
): Promise<number> {
  const at = new Date(now);
  const others = except === undefined ? {} : { id: { $ne: except } };
  return em.nativeUpdate(
    Session,
    { accountId, endedAt: null, expiresAt: { $gt: at }, ...others },
    { endedAt: at, endReason: reason },
  );
}
