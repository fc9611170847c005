import type { UsersContext } from '../services.js';
import type { LoginOutcome } from './session-view.js';
export async function autoLogIn(_: UsersContext, __: { email: string; uniqueCode: string }): Promise<LoginOutcome> {
  throw new Error('unfinished');
}
