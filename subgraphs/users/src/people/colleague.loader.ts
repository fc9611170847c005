import DataLoader from 'dataloader';
import { isRowId } from '@naga/kernel/row-id.js';
import type { UsersContext } from '../services.js';
import { ColleagueView } from './colleague.type.js';

const loaders = new WeakMap<UsersContext, DataLoader<string, ColleagueView>>();

const NAMES = `select id::text as id, first_name || ' ' || last_name as name from account where id = any($1::bigint[])`;

function loaderOf(context: UsersContext): DataLoader<string, ColleagueView> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader(async (ids) => {
      const known = ids.filter(isRowId);
      const rows = await context.database.rows<{ id: string; name: string }>(NAMES, [known]);
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return ids.map((id) => Object.assign(new ColleagueView(), { id, name: names.get(id) ?? null }));
    });
    loaders.set(context, loader);
  }
  return loader;
}

/** The name of whoever a neighbour says did something; one statement for all of a request. */
export const colleagueReference = ({ id }: { id: string }, context: UsersContext): Promise<ColleagueView> =>
  loaderOf(context).load(id);

/** Asks for the name of an account, for a text that names who did something. */
export const colleagueName =
  (context: UsersContext) =>
  async (userId: string): Promise<string | null> =>
    (await colleagueReference({ id: userId }, context)).name;
