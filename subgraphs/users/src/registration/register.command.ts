import type { UsersContext } from '../services.js';
import type { SignedSession } from '../session/sign-session.js';
import type { RegisterInput } from './registration.type.js';
export async function register(_: UsersContext, __: RegisterInput): Promise<SignedSession> {
  throw new Error('unfinished');
}
