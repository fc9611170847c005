import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { OutOfYourScope } from '../people/people.errors.js';
import { visibleUsers } from '../people/user.queries.js';
import type { UsersContext } from '../services.js';
import { AffiliateTaken } from './affiliate.errors.js';

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
export function reaches({ viewer }: UsersContext, country: string | null | undefined): boolean {
  const reach = reachBy(viewer, 'affiliate.manage');
  if (reach === 'everything' || reach === 'nothing') return reach === 'everything';
  return reach.by === 'country' && reach.key === country;
}

/** The form as it would be stored; refuses with OUT_OF_YOUR_SCOPE, and a user one may not see is invalid input. */
export async function rowOf(context: UsersContext, { commissionPercent, ...form }: AffiliateForm) {
  const { database, viewer } = context;
  const accountId = form.accountId ?? null;
  const countryCode = form.countryCode ?? null;
  if (!reaches(context, countryCode)) throw new OutOfYourScope();
  const users = accountId && (await visibleUsers(database, [accountId], viewer, reachBy(viewer, 'user.manage')));
  if (users && users.length === 0) throw new InvalidInput([{ path: 'accountId', code: 'UNKNOWN' }]);
  const commissionBasisPoints = Math.round(commissionPercent * 100);
  return { ...form, name: form.name.trim(), accountId, countryCode, commissionBasisPoints };
}

/** Does `work`; refuses with AFFILIATE_TAKEN {field} a code or a user that another affiliate has. */
export async function orTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new AffiliateTaken({ field: error.message.includes('affiliate_code_unique') ? 'code' : 'accountId' });
  }
}
