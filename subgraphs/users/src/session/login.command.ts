import { randomUUID } from 'node:crypto';
import { credentialsOf } from '../account/account.queries.js';
import { loginNameOf } from '../account/login-name.js';
import { isPassword } from '../account/password.js';
import type { UsersContext } from '../services.js';
import { attemptKeys, countAttempt, forgiveAttempt } from './login-attempts.js';
import { Session } from './session.entity.js';
import { WrongCredentials } from './session.errors.js';
import { sessionEnd } from './session.rules.js';
import { type SignedSession, signSession } from './sign-session.js';

export interface Login {
  /** E-mail, mobile number or user name. */
  readonly login: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Opens a session. Refuses with WRONG_CREDENTIALS, in the same time whether or not there is such an account, and with
 * TOO_MANY_ATTEMPTS {retryAfterSeconds} (rules.md 14).
 */
export async function logIn(context: UsersContext, { login, password, remember }: Login): Promise<SignedSession> {
  const { database, services, viewer, clock, em } = context;
  const name = loginNameOf(login);
  const account = await credentialsOf(database, name);
  const keys = attemptKeys(account?.id ?? `${name.phones[0] ?? name.text}`, viewer.ip);
  await countAttempt(context, keys);
  const matches = await isPassword(account?.passwordHash ?? services.nobodysHash, password);
  if (!account?.passwordHash || !account.active || !matches) throw new WrongCredentials();
  await forgiveAttempt(context, keys);
  const now = clock.now();
  const session = em.create(Session, {
    id: randomUUID(),
    accountId: account.id,
    rotatedAt: new Date(now),
    remember,
    createdAt: new Date(now),
    expiresAt: new Date(sessionEnd(now, remember)),
  });
  await em.flush();
  return signSession(context, session);
}
