import DataLoader from 'dataloader';
import type { UsersContext } from '../services.js';
import { type DeviceSessionRow, sessionsOf } from './device-session.queries.js';

const loaders = new WeakMap<UsersContext, DataLoader<string, DeviceSessionRow[]>>();

/** Where many people are signed in, in one statement. */
export function sessionsLoader(context: UsersContext): DataLoader<string, DeviceSessionRow[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader(async (ids) => {
      const sessions = await sessionsOf(context, ids);
      return ids.map((id) => sessions.get(id) ?? []);
    });
    loaders.set(context, loader);
  }
  return loader;
}
