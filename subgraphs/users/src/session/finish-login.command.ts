import { askSecondFactor } from '../second-factor/ask-second-factor.command.js';
import type { UsersContext } from '../services.js';
import { openSession } from './open-session.command.js';
import type { LoginOutcome } from './session-view.js';

/**
 * The first factor was right: opens the session, or asks for the second where the account has one or its role requires
 * one.
 */
export async function finishLogin(
  context: UsersContext,
  login: { readonly accountId: string; readonly remember: boolean },
): Promise<LoginOutcome> {
  return (await askSecondFactor(context, login)) ?? openSession(context, login);
}
