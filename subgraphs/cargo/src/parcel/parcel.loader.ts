import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import DataLoader from 'dataloader';
import { findParcels } from './find-parcels.queries.js';
import { parcelScope } from './parcel-scope.js';
import { parcelView } from './parcel-view.js';
import type { ParcelView } from './parcel.type.js';

const loaders = new WeakMap<SubgraphContext, DataLoader<string, ParcelView | null>>();

/**
 * One statement for all parcels a request asks for by id, which others can count: null where there is none within the
 * viewer's scope of cargo.view and in his mode.
 */
export function loadParcel(context: SubgraphContext, id: string): Promise<ParcelView | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    const { database, viewer } = context;
    loader = new DataLoader(async (ids) => {
      const scope = parcelScope(reachBy(viewer, 'cargo.view'), viewer.mode);
      const rows = await findParcels(database, scope, ids);
      return rows.map((row) => (row === undefined ? null : parcelView(row, viewer.language)));
    });
    loaders.set(context, loader);
  }
  return loader.load(id);
}
