import type { UsersContext } from '../services.js';
export async function requestOtp(_: UsersContext, __: string): Promise<void> {
  throw new Error('unfinished');
}
