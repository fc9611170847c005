import { emit } from '@naga/server-kit/outbox/emit.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { endSessionsOf } from '../session/end-sessions.js';
import { changeAccount } from '../user-change/change-account.js';
import { forgetSecondFactor } from './forget-second-factor.js';
import { NoSecondFactor } from './second-factor.errors.js';

/**
 * Takes away the second factor that somebody has lost: his sessions end, he is told, and where his role demands one his
 * next login sets up another. Refuses with NO_SECOND_FACTOR, and as user-change.rules.ts says: never one's own, never of
 * somebody who may do more. Neither a program nor who acts as somebody else does it.
 */
export async function resetSecondFactor(context: UsersContext, accountId: string): Promise<void> {
  inPerson(context.viewer);
  await changeAccount(context, {
    id: accountId,
    typed: {},
    beside: ['secondFactor'],
    write: async (_, em) => {
      if (!(await forgetSecondFactor(em, accountId))) throw new NoSecondFactor();
      await endSessionsOf(em, accountId, 'SECOND_FACTOR_RESET', context.clock.now());
      emit(em, context, 'account.second_factor_reset', { accountId });
    },
  });
}
