import { activeAccount } from '../account/account.queries.js';
import { askSecondFactor } from '../second-factor/ask-second-factor.command.js';
import type { UsersContext } from '../services.js';
import { openSession } from '../session/open-session.command.js';
import type { LoginOutcome } from '../session/session-view.js';
import { WrongCredentials } from '../session/session.errors.js';

/**
 * The first factor was right: opens the session, or asks for the second where the account has one or its role requires
 * one. Refuses with WRONG_CREDENTIALS where the account's agency is closed.
 */
export async function finishLogin(
  context: UsersContext,
  login: { readonly accountId: string; readonly remember: boolean },
): Promise<LoginOutcome> {
  if (!(await activeAccount(context.database, login.accountId))) throw new WrongCredentials();
  return (await askSecondFactor(context, login)) ?? openSession(context, login);
}
