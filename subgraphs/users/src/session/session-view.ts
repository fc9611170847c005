import { meOf } from '../account/me.queries.js';
import type { MeView } from '../account/me.type.js';
import { SecondFactorNeededView } from '../second-factor/second-factor.type.js';
import type { UsersContext } from '../services.js';
import { SessionView } from './session.type.js';
import type { SignedSession } from './sign-session.js';

/** What a login that was not refused comes to: a session, or the question for the second factor. */
export type LoginOutcome =
  | SignedSession
  | { readonly challenge: string; readonly setup: SecondFactorNeededView['setup'] };

export type LoginAnswer = SessionView | SecondFactorNeededView;

export async function sessionView(
  context: UsersContext,
  { token, expiresIn, accountId, impersonatorId, recoveryCodes }: SignedSession,
): Promise<SessionView> {
  const user = (await meOf(context, accountId, impersonatorId)) as MeView;
  const codes = recoveryCodes ?? null;
  return Object.assign(new SessionView(), { token, tokenType: 'Bearer', expiresIn, user, recoveryCodes: codes });
}

export async function loginView(context: UsersContext, outcome: LoginOutcome): Promise<LoginAnswer> {
  if ('token' in outcome) return sessionView(context, outcome);
  const { challenge, setup } = outcome;
  return Object.assign(new SecondFactorNeededView(), { challenge, setup, setupRequired: setup !== null });
}
