import { isRowId } from '@naga/kernel/row-id.js';
import { RecordNotFound } from '@naga/server-kit/crud/crud.errors.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { bySession } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { ownColleagues } from './list-view.queries.js';
import { MOST_VIEWS, problemsOfFilters } from './list-view.rules.js';

const UNIQUE = '23505';

/** Refuses a name that another view of the same list has, at its field. */
async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw (error as { code?: string }).code === UNIQUE ? new InvalidInput([{ path: 'name', code: 'TAKEN' }]) : error;
  }
}

export interface NewView {
  readonly list: string;
  readonly name: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** Keeps filters of a list under a name; answers its id. Refuses BAD_USER_INPUT at name and filters: MANY_VIEWS of who has as many as there can be. */
export async function keepListView({ database, viewer }: UsersContext, { list, name, filters }: NewView) {
  const { userId } = bySession(viewer);
  const problems = problemsOfFilters(filters);
  if (problems.length > 0) throw new InvalidInput(problems);
  return named(
    inRowTransaction(database, async (transaction) => {
      await transaction.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`list views ${userId}`]);
      const insert = `insert into list_view (account_id, list, name, filters)
        select $1::bigint, $2::text, $3::text, $4::jsonb
        where (select count(*) from list_view where account_id = $1::bigint and list = $2::text) < $5::int
        returning id::text as id`;
      const values = [userId, list, name.trim(), JSON.stringify(filters), MOST_VIEWS];
      const [kept] = await transaction.rows<{ id: string }>(insert, values);
      if (kept === undefined) throw new InvalidInput([{ path: 'name', code: 'MANY_VIEWS' }]);
      return kept.id;
    }),
  );
}

export interface ChangedView {
  readonly name: string;
  readonly isShared: boolean;
}

/**
 * Names one's view otherwise, and shares it with those who are colleagues now, or with nobody any more. Repeating it
 * changes nothing. Refuses RECORD_NOT_FOUND; BAD_USER_INPUT at the name, and at isShared of who has no colleagues.
 */
export async function changeListView(context: UsersContext, id: string, { name, isShared }: ChangedView) {
  const { userId } = bySession(context.viewer);
  const colleagues = isShared ? await ownColleagues(context) : null;
  if (colleagues === undefined) throw new InvalidInput([{ path: 'isShared', code: 'INVALID' }]);
  if (!isRowId(id)) throw new RecordNotFound();
  const update = `update list_view set name = $3, shared_with = $4 where id = $2::bigint and account_id = $1::bigint
    returning id`;
  const changed = await named(context.database.change(update, [userId, id, name.trim(), colleagues]));
  if (changed.length === 0) throw new RecordNotFound();
}

/** Forgets one's view, for colleagues as well; what is gone already stays gone. */
export async function forgetListView({ database, viewer }: UsersContext, id: string): Promise<void> {
  const { userId } = bySession(viewer);
  if (!isRowId(id)) return;
  await database.change('delete from list_view where id = $2::bigint and account_id = $1::bigint', [userId, id]);
}
