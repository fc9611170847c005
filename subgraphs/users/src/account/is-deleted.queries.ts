import { isRowId } from '@naga/kernel/row-id.js';
import type { Database } from '@naga/server-kit/database/database.js';

const DELETED = 'select 1 from account where id = $1::bigint and deleted_at is not null';

/** Whether the owner of an account has deleted it. */
export async function isDeleted(database: Pick<Database, 'rows'>, id: string): Promise<boolean> {
  return isRowId(id) && (await database.rows(DELETED, [id])).length > 0;
}
