import type { UsersContext } from '../services.js';
export async function changeEmail(_: UsersContext, __: { email: string; password: string }): Promise<void> {
  throw new Error('unfinished');
}
