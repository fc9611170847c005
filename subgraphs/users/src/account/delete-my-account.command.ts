import type { UsersContext } from '../services.js';
export async function deleteMyAccount(_: UsersContext, __: string): Promise<void> {
  throw new Error('unfinished');
}
