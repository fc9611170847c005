import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import DataLoader from 'dataloader';
import { findParcels } from './find-parcels.queries.js';
import { parcelView } from './parcel-view.js';
import type { ParcelView } from './parcel.type.js';

const loaders = new WeakMap<SubgraphContext, DataLoader<string, ParcelView | null>>();

/** One statement for all parcels a request asks for by id; null where there is none in the viewer's mode. */
export function loadParcel(context: SubgraphContext, id: string): Promise<ParcelView | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    const { database, viewer } = context;
    loader = new DataLoader(async (ids) => {
      const rows = await findParcels(database, viewer.mode, ids);
      return rows.map((row) => (row === undefined ? null : parcelView(row, viewer.language)));
    });
    loaders.set(context, loader);
  }
  return loader.load(id);
}
