import { LockMode } from '@mikro-orm/core';
import { isRowId } from '@naga/kernel/row-id.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { ApiAccount, ApiKey } from '../api-account/api-account.entity.js';
import { ApiKeyNotFound, ApiKeyOver } from '../api-account/api-account.errors.js';
import { keyState } from './api-key.rules.js';
import { addKey, type NewKey } from './create-api-key.command.js';

const HOUR = 3_600_000;
const timeOf = (at: Date | null | undefined): number | null => at?.getTime() ?? null;

/**
 * A new key in place of one's own, with the same name, scopes and expiry; the old one works `overlapHours` longer, so
 * that programs change over without a pause. Refuses with API_KEY_NOT_FOUND, API_KEY_OVER {state} and
 * TOO_MANY_API_KEYS {limit}.
 */
export function rotateApiKey(context: UsersContext, id: string, overlapHours: number): Promise<NewKey> {
  const { userId } = inPerson(context.viewer);
  const now = context.clock.now();
  return inTransaction(context.em, async (em) => {
    const known = isRowId(id);
    const old = known ? await em.findOne(ApiKey, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
    const account = old && (await em.findOne(ApiAccount, { id: old.apiAccountId, ownerId: userId }));
    if (!old || !account) throw new ApiKeyNotFound();
    const times = { expiresAt: timeOf(old.expiresAt), retiresAt: timeOf(old.retiresAt) };
    const state = keyState({ ...times, revokedAt: timeOf(old.revokedAt) }, now);
    if (state !== 'ACTIVE') throw new ApiKeyOver({ state });
    const key = await addKey(em, account, old, new Date(now));
    old.replacedById = key.id;
    old.retiresAt = new Date(now + overlapHours * HOUR);
    await em.flush();
    return key;
  });
}
