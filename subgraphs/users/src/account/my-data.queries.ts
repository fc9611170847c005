import type { UsersContext } from '../services.js';
export async function myData(_: UsersContext): Promise<Record<string, unknown>> {
  throw new Error('unfinished');
}
