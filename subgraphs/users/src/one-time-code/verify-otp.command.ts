import type { UsersContext } from '../services.js';
import type { LoginOutcome } from '../session/session-view.js';
import type { VerifyOtpArgs } from './one-time-code.type.js';
export async function verifyOtp(_: UsersContext, __: VerifyOtpArgs): Promise<LoginOutcome> {
  throw new Error('unfinished');
}
