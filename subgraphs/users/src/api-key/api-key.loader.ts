import DataLoader from 'dataloader';
import type { UsersContext } from '../services.js';
import { type ApiKeyRow, keysOf } from '../api-account/api-account.queries.js';

const loaders = new WeakMap<UsersContext, DataLoader<string, readonly ApiKeyRow[]>>();

/** The keys of many applications in one statement. */
export function apiKeyLoader(context: UsersContext): DataLoader<string, readonly ApiKeyRow[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    const { database, clock } = context;
    loader = new DataLoader(
      async (ids) => {
        const keys = Map.groupBy(await keysOf(database, ids, clock.now()), ({ accountId }) => accountId);
        return ids.map((id) => keys.get(id) ?? []);
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader;
}
