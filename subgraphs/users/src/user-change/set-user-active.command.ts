import type { UsersContext } from '../services.js';
import { changeAccount } from './change-account.js';

/**
 * Lets somebody in again, or no longer: a closed account's sessions speak for nobody from then on. Refuses as
 * user-change.rules.ts says.
 */
export const setUserActive = (context: UsersContext, id: string, active: boolean): Promise<void> =>
  changeAccount(context, { id, typed: { active } });
