import type { UsersContext } from '../services.js';
import type { ProfileInput } from './profile.type.js';
export async function updateProfile(_: UsersContext, __: ProfileInput): Promise<string> {
  throw new Error('unfinished');
}
