import type { UsersContext } from '../services.js';
export async function removeSecondFactor(_: UsersContext, __: string): Promise<void> {
  throw new Error('unfinished');
}
