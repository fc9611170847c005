import { LockMode } from '@mikro-orm/core';
import { isRowId } from '@naga/kernel/row-id.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { signedIn } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { demandVersion } from '../user-change/demand-version.js';
import { type AffiliateForm, orTaken, reaches, rowOf } from './affiliate-form.js';
import { Affiliate } from './affiliate.entity.js';
import { AffiliateNotFound } from './affiliate.errors.js';

/** Saves an affiliate of which its author saw `version`. Refuses like createAffiliate, and with AFFILIATE_NOT_FOUND and CHANGED_MEANWHILE {by, at}. */
export async function updateAffiliate(
  context: UsersContext,
  id: string,
  version: number,
  form: AffiliateForm,
): Promise<void> {
  await orTaken(() =>
    inTransaction(context.em, async (em) => {
      const known = isRowId(id);
      const affiliate = known && (await em.findOne(Affiliate, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (!affiliate || !reaches(context, affiliate.countryCode)) throw new AffiliateNotFound();
      const row = await rowOf(context, form);
      await demandVersion(em, affiliate, version);
      const updatedById = signedIn(context.viewer).userId;
      em.assign(affiliate, { ...row, version: version + 1, updatedAt: new Date(context.clock.now()), updatedById });
      await em.flush();
    }),
  );
}
