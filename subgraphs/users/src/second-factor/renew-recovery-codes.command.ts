import type { UsersContext } from '../services.js';
export async function renewRecoveryCodes(_: UsersContext, __: string): Promise<readonly string[]> {
  throw new Error('unfinished');
}
