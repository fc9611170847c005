import { isRowId } from '@naga/kernel/row-id.js';
import { ProfilePicture } from '../profile/profile-picture.entity.js';
import { squarePicture } from '../profile/profile-picture.js';
import { replacePicture } from '../profile/replace-picture.js';
import type { UsersContext } from '../services.js';
import { changeAccount } from './change-account.js';

/**
 * Gives somebody a picture in place of the one he had, or takes it away (null). Refuses as user-change.rules.ts says, and
 * as `redraw` does.
 */
export async function setUserPicture(context: UsersContext, id: string, base64: string | null): Promise<void> {
  const content = base64 === null ? undefined : await squarePicture(base64);
  const had = isRowId(id) && (await context.em.fork().count(ProfilePicture, { accountId: id })) > 0;
  await changeAccount(context, {
    id,
    typed: {},
    beside: content || had ? ['profilePicture'] : [],
    write: (account, em) => replacePicture(em, account, content, context.clock.now()),
  });
}
