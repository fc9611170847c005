import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { type AffiliateForm, orTaken, rowOf } from './affiliate-form.js';
import { Affiliate } from './affiliate.entity.js';

/**
 * Makes an affiliate and answers his id. Refuses with OUT_OF_YOUR_SCOPE and AFFILIATE_TAKEN {field}; a user one may not
 * see is invalid input.
 */
export async function createAffiliate(context: UsersContext, form: AffiliateForm): Promise<string> {
  const row = await rowOf(context, form);
  const createdAt = new Date(context.clock.now());
  return orTaken(() =>
    inTransaction(context.em, async (em) => {
      const affiliate = em.create(Affiliate, { ...row, createdAt, updatedById: signedIn(context.viewer).userId });
      await em.flush();
      return affiliate.id;
    }),
  );
}
