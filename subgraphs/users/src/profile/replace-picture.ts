import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { Account } from '../account/account.entity.js';
import { ProfilePicture } from './profile-picture.entity.js';
import { pictureUrl } from './profile-picture.queries.js';

/** Gives a locked account another picture (as squarePicture answers it), or none; its address is new with each. */
export async function replacePicture(
  em: EntityManager,
  account: Account,
  content: Buffer | undefined,
  now: number,
): Promise<void> {
  await em.nativeDelete(ProfilePicture, { accountId: account.id });
  const id = content && randomUUID();
  if (id) em.create(ProfilePicture, { id, accountId: account.id, content, createdAt: new Date(now) });
  account.profilePicture = id ? pictureUrl(id) : null;
}
