import type { UsersContext } from '../services.js';
import type { ChangePasswordArgs } from './password.type.js';
export async function changePassword(_: UsersContext, __: ChangePasswordArgs): Promise<void> {
  throw new Error('unfinished');
}
