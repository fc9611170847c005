import type { Database } from '@naga/server-kit/database/database.js';
import type { Scope, Viewer } from '@naga/server-kit/viewer/viewer.js';
import { scopeCondition } from '../role/scope-condition.js';
import { API_REACH } from '../api-account/api-account.queries.js';

interface ApiRequestRow {
  readonly id: string;
  readonly at: Date;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly requestId: string;
  readonly ip: string | null;
}

const FROM = `from api_request join api_key on api_key.id = key_id join api_account on api_account.id = api_account_id
  join account on account.id = owner_id where key_id = $1`;

/** What a key was used for, the latest first; empty for a key outside the viewer's scope. */
export async function apiRequestPage(
  database: Database,
  viewer: Viewer,
  scope: Scope,
  { keyId, page, pageSize }: { readonly keyId: string; readonly page: number; readonly pageSize: number },
): Promise<{ total: number; rows: ApiRequestRow[] }> {
  if (!/^\d{1,18}$/.test(keyId)) return { total: 0, rows: [] };
  const { condition, value } = scopeCondition(viewer, scope, API_REACH, 2);
  const [counted] = await database.rows<{ total: number }>(`select count(*)::int as total ${FROM} and ${condition}`, [
    keyId,
    value,
  ]);
  const rows = await database.rows<ApiRequestRow>(
    `select api_request.id, at, method, path, operation, status, duration, request_id as "requestId", ip
     ${FROM} and ${condition} order by at desc, api_request.id desc limit $3 offset $4::bigint`,
    [keyId, value, pageSize, (page - 1) * pageSize],
  );
  return { total: counted?.total ?? 0, rows };
}
