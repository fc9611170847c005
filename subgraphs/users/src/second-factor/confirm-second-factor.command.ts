import type { UsersContext } from '../services.js';
export async function confirmSecondFactor(_: UsersContext, __: string): Promise<readonly string[]> {
  throw new Error('unfinished');
}
