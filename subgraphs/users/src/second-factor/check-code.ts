import type { EntityManager } from '@mikro-orm/postgresql';
import { unseal } from '../account-token/secret.js';
import { digitsOf } from '../one-time-code/one-time-code.rules.js';
import type { UsersContext } from '../services.js';
import { type SecondFactor } from './second-factor.entity.js';
import { totpStep } from './totp.js';

const TAKE = `update second_factor set last_step = ? where account_id = ? and last_step < ? returning 1`;

/** Whether a code is the app's of this moment; it serves once, also when it comes twice at the same time. */
export async function takeTotp(
  em: EntityManager,
  { services, clock }: UsersContext,
  { accountId, sealedSecret }: Pick<SecondFactor, 'accountId' | 'sealedSecret'>,
  code: string,
): Promise<boolean> {
  const step = totpStep(unseal(sealedSecret, services.env.ACCOUNT_SECRET), digitsOf(code), clock.now());
  if (step === undefined) return false;
  return (await em.execute<unknown[]>(TAKE, [step, accountId, step])).length > 0;
}
