import type { EntityManager } from '@mikro-orm/postgresql';
import { PendingSecondFactor, RecoveryCode, SecondFactor } from './second-factor.entity.js';

/** Takes an account's second factor away with all that belongs to it; false when it had none. */
export async function forgetSecondFactor(em: EntityManager, accountId: string): Promise<boolean> {
  const removed = await em.nativeDelete(SecondFactor, { accountId });
  await em.nativeDelete(PendingSecondFactor, { accountId });
  await em.nativeDelete(RecoveryCode, { accountId });
  return removed > 0;
}
