import { isRowId } from '@naga/kernel/row-id.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import DataLoader from 'dataloader';
import type { UsersContext } from '../services.js';
import { AgencyView } from './agency.type.js';
import { type AgencyRow, visibleAgencies } from './agency.queries.js';

const loaders = new WeakMap<UsersContext, DataLoader<string, AgencyRow | null>>();

/** Agencies by id, many in one statement; null for those the viewer may not see. */
export function agencyLoader(context: UsersContext): DataLoader<string, AgencyRow | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    const { database, viewer } = context;
    loader = new DataLoader(
      async (ids) => {
        const known = ids.filter(isRowId);
        const rows = await visibleAgencies(database, known, viewer, reachBy(viewer, 'user.manage'));
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader;
}

/** What another subgraph wants to know of an agency; null for one that the viewer may not see. */
export async function agencyReference({ id }: { id: string }, context: UsersContext): Promise<AgencyView | null> {
  const row = await agencyLoader(context).load(id);
  return row && Object.assign(new AgencyView(), row);
}
