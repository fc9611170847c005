import DataLoader from 'dataloader';
import { isRowId } from '@naga/kernel/row-id.js';
import type { UsersContext } from '../services.js';
import { SellingAgencyView } from './selling-agency.type.js';

const loaders = new WeakMap<UsersContext, DataLoader<string, SellingAgencyView>>();

const NAMES = 'select id::text as id, name from agency where id = any($1::bigint[])';

function loaderOf(context: UsersContext): DataLoader<string, SellingAgencyView> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader(async (ids) => {
      const known = ids.filter(isRowId);
      const rows = await context.database.rows<{ id: string; name: string }>(NAMES, [known]);
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return ids.map((id) => Object.assign(new SellingAgencyView(), { id, name: names.get(id) ?? null }));
    });
    loaders.set(context, loader);
  }
  return loader;
}

/** The name of the agency a neighbour says sold something; one statement for all of a request. */
export const sellingAgencyReference = ({ id }: { id: string }, context: UsersContext): Promise<SellingAgencyView> =>
  loaderOf(context).load(id);
