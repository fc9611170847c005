import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { ApiAccount } from './api-account.entity.js';
import { TooManyApiKeys } from './api-account.errors.js';
import { ACCOUNTS_OF_AN_OWNER, type ApiMode } from '../api-key/api-key.rules.js';

/** Makes an application of the viewer and answers its id. Refuses with TOO_MANY_API_KEYS {limit}. */
export function createApiAccount(context: UsersContext, name: string, mode: ApiMode): Promise<string> {
  const { userId } = inPerson(context.viewer);
  return inTransaction(context.em, async (em) => {
    await em.execute('select id from account where id = ? for update', [userId]);
    if ((await em.count(ApiAccount, { ownerId: userId })) >= ACCOUNTS_OF_AN_OWNER)
      throw new TooManyApiKeys({ limit: ACCOUNTS_OF_AN_OWNER });
    const createdAt = new Date(context.clock.now());
    const account = em.create(ApiAccount, { ownerId: userId, name: name.trim(), mode, createdAt });
    await em.flush();
    return account.id;
  });
}
