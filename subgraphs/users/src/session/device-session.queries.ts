import type { UsersContext } from '../services.js';
import type { DeviceSessionView } from './device-session.type.js';
export async function deviceSessions(_: UsersContext): Promise<DeviceSessionView[]> {
  throw new Error('unfinished');
}
