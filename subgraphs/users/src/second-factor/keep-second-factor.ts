import type { EntityManager } from '@mikro-orm/postgresql';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { unseal } from '../account-token/secret.js';
import { digitsOf } from '../one-time-code/one-time-code.rules.js';
import { CodeWrong } from '../one-time-code/one-time-code.errors.js';
import type { UsersContext } from '../services.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { SecondFactorExists } from './second-factor.errors.js';
import { PendingSecondFactor, SecondFactor } from './second-factor.entity.js';
import { totpStep } from './totp.js';

/**
 * Makes a secret the second factor of an account, once a code shows that the app has it; answers the recovery codes.
 * The caller has locked the account. Refuses with CODE_WRONG and SECOND_FACTOR_EXISTS.
 */
export async function keepSecondFactor(
  em: EntityManager,
  context: UsersContext,
  { accountId, sealedSecret }: Pick<SecondFactor, 'accountId' | 'sealedSecret'>,
  code: string,
): Promise<readonly string[]> {
  const { services, clock } = context;
  const now = clock.now();
  const step = totpStep(unseal(sealedSecret, services.env.ACCOUNT_SECRET), digitsOf(code), now);
  if (step === undefined) throw new CodeWrong();
  if ((await em.count(SecondFactor, { accountId })) > 0) throw new SecondFactorExists();
  em.create(SecondFactor, { accountId, sealedSecret, confirmedAt: new Date(now), lastStep: step });
  await em.nativeDelete(PendingSecondFactor, { accountId });
  emit(em, context, 'account.second_factor_added', { accountId });
  return newRecoveryCodes(em, accountId);
}
