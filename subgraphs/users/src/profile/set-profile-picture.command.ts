import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { UsersContext } from '../services.js';
import { lockOwnAccount, noteOwnChange } from '../account/lock-account.js';
import { squarePicture } from './profile-picture.js';
import { replacePicture } from './replace-picture.js';
import { bySession } from '../account/signed-in.js';

/** Gives the signed-in user a picture in place of the one he had; answers his id. Refuses as `redraw` does. */
export async function setProfilePicture(context: UsersContext, base64: string): Promise<string> {
  const { userId } = bySession(context.viewer);
  return replaceOwn(context, userId, await squarePicture(base64));
}

/** Takes the picture of the signed-in user away; answers his id. */
export async function removeProfilePicture(context: UsersContext): Promise<string> {
  return replaceOwn(context, bySession(context.viewer).userId, undefined);
}

function replaceOwn({ em, clock }: UsersContext, accountId: string, content: Buffer | undefined): Promise<string> {
  return inTransaction(em, async (transaction) => {
    const account = await lockOwnAccount(transaction, accountId);
    await replacePicture(transaction, account, content, clock.now());
    noteOwnChange(account, clock.now());
    return accountId;
  });
}
