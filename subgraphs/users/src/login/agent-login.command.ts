import type { UsersContext } from '../services.js';
import { isAgencyRole } from '../role/landing.rules.js';
import { finishLogin } from './finish-login.command.js';
import { checkPassword, type Login } from './login.command.js';
import type { LoginOutcome } from '../session/session-view.js';
import { RestrictedAgency } from '../session/session.errors.js';

/**
 * A login of the agency area. Refuses like login, and with RESTRICTED_AGENCY whoever has no business there; that is
 * told only to who knows the password.
 */
export async function agentLogIn(context: UsersContext, login: Login): Promise<LoginOutcome> {
  const { id, roleId } = await checkPassword(context, login);
  if (!isAgencyRole(roleId)) throw new RestrictedAgency();
  return finishLogin(context, { accountId: id, remember: login.remember });
}
