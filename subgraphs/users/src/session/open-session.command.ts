import { randomUUID } from 'node:crypto';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { Account } from '../account/account.entity.js';
import type { UsersContext } from '../services.js';
import { deviceOf } from '../device/device.js';
import { asAccount } from './as-account.js';
import { Session } from './session.entity.js';
import { sessionEnd } from './session.rules.js';
import { type SignedSession, signSession } from './sign-session.js';

export interface SessionOpening {
  readonly accountId: string;
  readonly remember: boolean;
  /** Who really sits there, when somebody acts as this account. */
  readonly impersonatorId?: string;
  /** His own session, to which he goes back. */
  readonly impersonatorSessionId?: string;
  /** Epoch milliseconds, where it ends sooner than others. */
  readonly endsAt?: number;
}

/**
 * Opens a session of an account on the device that asks, once every factor was right: its own doing, unless somebody
 * acts as it.
 */
export async function openSession(
  context: UsersContext,
  { accountId, remember, impersonatorId, impersonatorSessionId, endsAt }: SessionOpening,
): Promise<SignedSession> {
  const { em, clock, viewer } = impersonatorId === undefined ? await asAccount(context, accountId) : context;
  const now = clock.now();
  const session = await inTransaction(em, async (transaction) => {
    const opened = transaction.create(Session, {
      id: randomUUID(),
      accountId,
      rotatedAt: new Date(now),
      remember,
      createdAt: new Date(now),
      device: deviceOf(viewer.userAgent),
      ip: viewer.ip ?? null,
      lastUsedAt: new Date(now),
      impersonatorId: impersonatorId ?? null,
      impersonatorSessionId: impersonatorSessionId ?? null,
      expiresAt: new Date(endsAt ?? sessionEnd(now, remember)),
    });
    if (impersonatorId === undefined)
      await transaction.nativeUpdate(Account, { id: accountId }, { lastLoginAt: new Date(now) });
    return opened;
  });
  return signSession(context, session);
}
