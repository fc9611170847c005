import { type Credentials, credentialsOf } from '../account/account.queries.js';
import { loginNameOf } from '../account/login-name.js';
import type { UsersContext } from '../services.js';
import { finishLogin } from './finish-login.command.js';
import { countLogin } from './login-limits.js';
import type { LoginOutcome } from '../session/session-view.js';
import { WrongCredentials } from '../session/session.errors.js';

export interface Login {
  /** E-mail, mobile number or user name. */
  readonly login: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * The account whose name and password these are. Refuses with WRONG_CREDENTIALS, in the same time whether or not there
 * is such an account and whether or not its tries are used up under another name, and with TOO_MANY_ATTEMPTS
 * {retryAfterSeconds} once those of this name are (rules.md 14).
 */
export async function checkPassword(
  context: UsersContext,
  { login, password }: Pick<Login, 'login' | 'password'>,
): Promise<Credentials> {
  const {
    database,
    services: { passwords },
  } = context;
  const name = loginNameOf(login);
  const account = await credentialsOf(database, name);
  const named = { name: name.phones[0] ?? name.text, accountId: account?.id };
  const { hasRoom, forgive } = await countLogin(context, 'password', named);
  const matches = await passwords.isOf(account?.passwordHash ?? passwords.nobodys, password);
  if (!account?.passwordHash || !account.active || !matches || !hasRoom) throw new WrongCredentials();
  await forgive();
  return account;
}

/** Opens a session, or asks for the second factor. Refuses like checkPassword. */
export async function logIn(context: UsersContext, login: Login): Promise<LoginOutcome> {
  const { id } = await checkPassword(context, login);
  return finishLogin(context, { accountId: id, remember: login.remember });
}
