import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import { signedIn } from '../account/signed-in.js';
import { demandVersion } from '../people/demand-version.js';
import { OutOfYourScope } from '../people/people.errors.js';
import { visibleUsers } from '../people/user.queries.js';
import type { UsersContext } from '../services.js';
import { Affiliate } from './affiliate.entity.js';
import { AffiliateNotFound, AffiliateTaken } from './affiliate.errors.js';

export interface AffiliateForm {
  /** Digits. */
  readonly code: string;
  readonly name: string;
  readonly accountId?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly commissionPercent: number;
  readonly active: boolean;
}

/** Whether affiliate.manage reaches an affiliate of this country; of no country: everywhere only. */
function reaches({ viewer }: UsersContext, country: string | null | undefined): boolean {
  const scope = scopeOf(viewer, 'affiliate.manage');
  if (scope === 'all') return true;
  const own = signedIn(viewer).countryCode;
  return scope === 'country' && own !== undefined && own === country;
}

async function rowOf(context: UsersContext, { commissionPercent, ...form }: AffiliateForm) {
  const { database, viewer } = context;
  const accountId = form.accountId ?? null;
  const countryCode = form.countryCode ?? null;
  if (!reaches(context, countryCode)) throw new OutOfYourScope();
  const users = accountId && (await visibleUsers(database, [accountId], viewer, scopeOf(viewer, 'user.manage')));
  if (users && users.length === 0) throw new InvalidInput([{ path: 'accountId', code: 'UNKNOWN' }]);
  const commissionBasisPoints = Math.round(commissionPercent * 100);
  return { ...form, name: form.name.trim(), accountId, countryCode, commissionBasisPoints };
}

async function orTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new AffiliateTaken({ field: error.message.includes('affiliate_code_unique') ? 'code' : 'accountId' });
  }
}

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

/** Saves an affiliate of which its author saw `version`. Refuses like createAffiliate, and with AFFILIATE_NOT_FOUND and CHANGED_MEANWHILE {by, at}. */
export async function updateAffiliate(
  context: UsersContext,
  id: string,
  version: number,
  form: AffiliateForm,
): Promise<void> {
  await orTaken(() =>
    inTransaction(context.em, async (em) => {
      const known = /^\d{1,18}$/.test(id);
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
