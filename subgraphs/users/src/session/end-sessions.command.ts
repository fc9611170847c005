import type { UsersContext } from '../services.js';
export async function endSession(_: UsersContext, __: string): Promise<boolean> {
  throw new Error('unfinished');
}
export async function endOtherSessions(_: UsersContext): Promise<number> {
  throw new Error('unfinished');
}
