import type { AttemptLimit } from '../attempt/attempt-limit.rules.js';
import { countAttempt, countUnseen, forgiveAttempt } from '../attempt/count-attempt.js';
import { householdOf } from '@naga/server-kit/viewer/household.js';
import type { UsersContext } from '../services.js';

/** Keeps tries of passwords, codes and second factors apart. */
type Door = 'password' | 'auto-login' | 'otp' | 'second-factor';

/** What to call when the try was right: its pairs begin anew, the rest takes the try back. */
type Forgive = () => Promise<void>;

interface LoginLimits {
  /** Of whom from where. */
  readonly pair: AttemptLimit;
  /** Of whom, from everywhere. */
  readonly whose: AttemptLimit;
}

/** What failed tries of one account, or of one name, are counted by (rules.md 14). */
function limitsOf({ services: { env }, viewer }: UsersContext, door: Door, whose: readonly string[]): LoginLimits {
  const windowMs = env.LOGIN_WINDOW_MINUTES * 60_000;
  return {
    pair: { of: [door, 'pair', ...whose, householdOf(viewer.ip)], limit: env.LOGIN_LIMIT_PAIR, windowMs },
    whose: { of: [door, 'account', ...whose], limit: env.LOGIN_LIMIT_ACCOUNT, windowMs },
  };
}

const ofAddress = ({ services: { env }, viewer }: UsersContext, door: Door): AttemptLimit => ({
  of: [door, 'address', householdOf(viewer.ip)],
  limit: env.LOGIN_LIMIT_ADDRESS,
  windowMs: env.LOGIN_WINDOW_MINUTES * 60_000,
});

/**
 * Counts one more try before it is made, of who is known to whoever tries: his own account, or the one address of a link.
 * Refuses with TOO_MANY_ATTEMPTS {retryAfterSeconds}.
 */
export async function countTry(context: UsersContext, door: Door, whose: string): Promise<Forgive> {
  const { pair, whose: all } = limitsOf(context, door, [whose]);
  const address = ofAddress(context, door);
  await countAttempt(context, [pair, all, address]);
  return () => forgiveAttempt(context, { anew: [pair], back: [all, address] });
}

/**
 * Counts one more try by one of the names of an account, or by one that no account has, before it is made. Refuses with
 * TOO_MANY_ATTEMPTS {retryAfterSeconds} once this name, or the address, has used up its own. What the account has left
 * is not told (decision 19): without room the try is to fail as a wrong one does, after the same work.
 */
export async function countLogin(
  context: UsersContext,
  door: Door,
  { name, accountId }: { readonly name: string; readonly accountId: string | undefined },
): Promise<{ readonly hasRoom: boolean; readonly forgive: Forgive }> {
  const named = limitsOf(context, door, ['named', name]);
  const own = limitsOf(context, door, accountId === undefined ? ['nobody', name] : [accountId]);
  const address = ofAddress(context, door);
  const hasRoom = await countUnseen(context, [named.pair, named.whose, address], [own.pair, own.whose]);
  const limits = { anew: [named.pair, own.pair], back: [named.whose, own.whose, address] };
  return { hasRoom, forgive: () => forgiveAttempt(context, limits) };
}
