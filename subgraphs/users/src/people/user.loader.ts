import { isRowId } from '@naga/kernel/row-id.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import DataLoader from 'dataloader';
import type { UsersContext } from '../services.js';
import { visibleUsers } from './user.queries.js';
import { UserView } from './user.type.js';

const loaders = new WeakMap<UsersContext, DataLoader<string, UserView | null>>();

function loaderOf(context: UsersContext): DataLoader<string, UserView | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    const { database, viewer } = context;
    loader = new DataLoader(
      async (ids) => {
        const known = ids.filter(isRowId);
        const rows = await visibleUsers(database, known, viewer, reachBy(viewer, 'user.manage'));
        const byId = new Map(rows.map((row) => [row.id, Object.assign(new UserView(), row)]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      // A change and its answer are one request: what it shows is read after the change.
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader;
}

/** A user by his id; null for whom the viewer may not see. */
export const userById = (context: UsersContext, id: string): Promise<UserView | null> => loaderOf(context).load(id);

/** A user by the id a neighbour knows. */
export const userReference = ({ id }: { id: string }, context: UsersContext): Promise<UserView | null> =>
  userById(context, id);
