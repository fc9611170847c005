import DataLoader from 'dataloader';
import type { UsersContext } from '../services.js';
import { spendablePoints } from './reward.queries.js';

const loaders = new WeakMap<UsersContext, DataLoader<string, number>>();

/** Points to spend of many users in one statement. */
export function pointsLoader(context: UsersContext): DataLoader<string, number> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader(async (ids) => {
      const points = await spendablePoints(context.database, ids);
      return ids.map((id) => points.get(id) ?? 0);
    });
    loaders.set(context, loader);
  }
  return loader;
}
