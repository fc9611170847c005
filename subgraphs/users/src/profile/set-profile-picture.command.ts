import { randomUUID } from 'node:crypto';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { UsersContext } from '../services.js';
import { lockOwnAccount, noteOwnChange } from '../account/lock-account.js';
import { squarePicture } from './profile-picture.js';
import { ProfilePicture } from './profile-picture.entity.js';
import { pictureUrl } from './profile-picture.queries.js';
import { bySession } from '../account/signed-in.js';

/** Gives the signed-in user a picture in place of the one he had; answers his id. Refuses with PICTURE_NOT_READABLE. */
export async function setProfilePicture(context: UsersContext, base64: string): Promise<string> {
  const { userId } = bySession(context.viewer);
  return replacePicture(context, userId, await squarePicture(base64));
}

/** Takes the picture of the signed-in user away; answers his id. */
export async function removeProfilePicture(context: UsersContext): Promise<string> {
  return replacePicture(context, bySession(context.viewer).userId, undefined);
}

function replacePicture({ em, clock }: UsersContext, accountId: string, content: Buffer | undefined): Promise<string> {
  return inTransaction(em, async (transaction) => {
    const account = await lockOwnAccount(transaction, accountId);
    await transaction.nativeDelete(ProfilePicture, { accountId });
    const id = content && randomUUID();
    if (id) transaction.create(ProfilePicture, { id, accountId, content, createdAt: new Date(clock.now()) });
    account.profilePicture = id ? pictureUrl(id) : null;
    noteOwnChange(account, clock.now());
    return accountId;
  });
}
