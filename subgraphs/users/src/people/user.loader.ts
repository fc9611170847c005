import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import DataLoader from 'dataloader';
import type { UsersContext } from '../services.js';
import { visibleAccounts } from '../account/account.queries.js';
import { UserView } from './user.type.js';

const loaders = new WeakMap<UsersContext, DataLoader<string, UserView | null>>();
const IS_ID = /^\d{1,18}$/;

function loaderOf(context: UsersContext): DataLoader<string, UserView | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    const { database, viewer } = context;
    loader = new DataLoader(async (ids) => {
      const known = ids.filter((id) => IS_ID.test(id));
      const rows = await visibleAccounts(database, known, viewer, scopeOf(viewer, 'user.manage'));
      const byId = new Map(rows.map((row) => [row.id, Object.assign(new UserView(), row)]));
      return ids.map((id) => byId.get(id) ?? null);
    });
    loaders.set(context, loader);
  }
  return loader;
}

/** A user by the id a neighbour knows; null for whom the viewer may not see. */
export const userReference = ({ id }: { id: string }, context: UsersContext): Promise<UserView | null> =>
  loaderOf(context).load(id);
