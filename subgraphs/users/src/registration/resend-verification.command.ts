import type { UsersContext } from '../services.js';
export async function resendVerification(_: UsersContext, __: string): Promise<void> {
  throw new Error('unfinished');
}
