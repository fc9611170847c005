import type { UsersContext } from '../services.js';
export async function verifyEmail(_: UsersContext, __: string): Promise<string> {
  throw new Error('unfinished');
}
