import { LockMode } from '@mikro-orm/core';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { ApiKey } from '../api-account/api-account.entity.js';
import { ApiKeyNotFound } from '../api-account/api-account.errors.js';
import { API_SCOPES, apiKeyById } from '../api-account/api-account.queries.js';

/** Ends a key at once, one's own or any within scope; again is no error. Refuses with API_KEY_NOT_FOUND. */
export async function revokeApiKey({ database, viewer, clock, em }: UsersContext, id: string): Promise<void> {
  inPerson(viewer);
  const now = clock.now();
  const reach = reachBy(viewer, 'apikey.manage', API_SCOPES);
  if (!(await apiKeyById(database, reach, id, now))) throw new ApiKeyNotFound();
  await inTransaction(em, async (transaction) => {
    const key = await transaction.findOneOrFail(ApiKey, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    key.revokedAt ??= new Date(now);
  });
}
