import type { UsersContext } from '../services.js';
import type { VerifyMobileArgs } from './one-time-code.type.js';
export async function verifyMobile(_: UsersContext, __: VerifyMobileArgs): Promise<string> {
  throw new Error('unfinished');
}
