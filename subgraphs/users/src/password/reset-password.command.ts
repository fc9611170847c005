import type { UsersContext } from '../services.js';
import type { ResetPasswordInput } from './password.type.js';
export async function resetPassword(_: UsersContext, __: ResetPasswordInput): Promise<void> {
  throw new Error('unfinished');
}
