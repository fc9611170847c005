import type { AttemptLimit } from '../attempt/attempt-limit.rules.js';
import { countAttempt, forgiveAttempt } from '../attempt/count-attempt.js';
import { networkOf } from '../attempt/network.rules.js';
import type { UsersContext } from '../services.js';

/** What a failed login is counted by (rules.md 14). */
interface LoginLimits {
  readonly pair: AttemptLimit;
  readonly account: AttemptLimit;
  readonly address: AttemptLimit;
}

/**
 * `account` is the account's id, or what was typed when there is none: both are counted alike. `door` keeps tries of
 * passwords, codes and second factors apart.
 */
function loginLimits({ services: { env }, viewer }: UsersContext, door: string, account: string): LoginLimits {
  const windowMs = env.LOGIN_WINDOW_MINUTES * 60_000;
  const address = networkOf(viewer.ip);
  return {
    pair: { of: [door, 'pair', account, address], limit: env.LOGIN_LIMIT_PAIR, windowMs },
    account: { of: [door, 'account', account], limit: env.LOGIN_LIMIT_ACCOUNT, windowMs },
    address: { of: [door, 'address', address], limit: env.LOGIN_LIMIT_ADDRESS, windowMs },
  };
}

/**
 * Counts one more try before it is made; refuses with TOO_MANY_ATTEMPTS {retryAfterSeconds}. Answers what to call when
 * the try was right: the pair begins anew, the other two take the try back.
 */
export async function countLogin(
  context: UsersContext,
  door: 'password' | 'auto-login' | 'otp' | 'second-factor',
  account: string,
): Promise<() => Promise<void>> {
  const { pair, account: ofAccount, address } = loginLimits(context, door, account);
  await countAttempt(context, [pair, ofAccount, address]);
  return () => forgiveAttempt(context, { anew: [pair], back: [ofAccount, address] });
}
