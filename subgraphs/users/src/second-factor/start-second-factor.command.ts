import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { seal } from '../account-token/secret.js';
import { lockOwnAccount } from '../account/lock-account.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { PendingSecondFactor } from './second-factor.entity.js';
import { labelOf } from './label-of.rules.js';
import { newTotp, type TotpSetup } from './totp.js';

/** A new secret for the signed-in user's app; it counts once a code has confirmed it. */
export async function startSecondFactor({ em, viewer, clock, services }: UsersContext): Promise<TotpSetup> {
  const { userId: accountId } = inPerson(viewer);
  return inTransaction(em, async (transaction) => {
    const setup = await newTotp(labelOf(await lockOwnAccount(transaction, accountId)));
    await transaction.upsert(PendingSecondFactor, {
      accountId,
      sealedSecret: seal(setup.secret, services.env.ACCOUNT_SECRET),
      createdAt: new Date(clock.now()),
    });
    return setup;
  });
}
