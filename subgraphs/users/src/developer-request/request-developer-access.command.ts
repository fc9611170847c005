import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { normalName } from '../account/login-name.js';
import { countMail } from '../registration/mail-limits.js';
import type { UsersContext } from '../services.js';
import { DeveloperRequest } from './developer-request.entity.js';

export interface DeveloperWish {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly website?: string | null | undefined;
  readonly purpose: string;
  readonly countryCode?: string | null | undefined;
}

/**
 * Keeps a request and has the admins told by mail. Who asks again while he waits gets the same answer and no second
 * request. Refuses with TOO_MANY_ATTEMPTS {retryAfterSeconds}.
 */
export async function requestDeveloperAccess(context: UsersContext, wish: DeveloperWish): Promise<void> {
  const { viewer, clock } = context;
  const email = normalName(wish.email);
  await countMail(context, 'developer', email);
  await inTransaction(context.em, async (em) => {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`developer ${email}`]);
    if ((await em.count(DeveloperRequest, { email, state: 'WAITING' })) > 0) return;
    const request = em.create(DeveloperRequest, {
      name: wish.name.trim(),
      email,
      company: wish.company.trim(),
      website: wish.website?.trim() || null,
      purpose: wish.purpose.trim(),
      countryCode: wish.countryCode ?? null,
      language: viewer.language,
      createdAt: new Date(clock.now()),
    });
    await em.flush();
    emit(em, context, 'developer.requested', { requestId: request.id });
  });
}
