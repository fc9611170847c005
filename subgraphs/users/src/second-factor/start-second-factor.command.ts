import type { UsersContext } from '../services.js';
import type { TotpSetupView } from './second-factor.type.js';
export async function startSecondFactor(_: UsersContext): Promise<TotpSetupView> {
  throw new Error('unfinished');
}
