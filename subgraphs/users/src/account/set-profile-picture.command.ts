import type { UsersContext } from '../services.js';
export async function setProfilePicture(_: UsersContext, __: string): Promise<string> {
  throw new Error('unfinished');
}
export async function removeProfilePicture(_: UsersContext): Promise<string> {
  throw new Error('unfinished');
}
