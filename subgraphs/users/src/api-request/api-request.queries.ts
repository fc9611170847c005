import type { Database } from '@naga/server-kit/database/database.js';
import type { Reach } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import { likePattern } from '../text/like-pattern.js';
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

/** Narrows the log of a key; what is left out narrows nothing. */
export interface ApiRequestFilter {
  /** Within method, path, operation or request id. */
  readonly text?: string | null;
  readonly outcome?: keyof typeof STATUSES | null;
  readonly from?: Date | null;
  /** Before it. */
  readonly to?: Date | null;
}

export interface ApiRequestQuestion {
  readonly keyId: string;
  readonly filter?: ApiRequestFilter | null;
  readonly page: number;
  readonly pageSize: number;
}

const FROM = `from api_request join api_key on api_key.id = key_id join api_account on api_account.id = api_account_id
  join account on account.id = owner_id where key_id = $1`;

/** Statuses of an outcome: from the first, below the second. */
const STATUSES = {
  DONE: [0, 400],
  REFUSED: [400, 500],
  FAILED: [500, 1000],
} as const;

const NARROWED = `($3::text is null or concat_ws(' ', method, path, operation, request_id) ilike $3)
  and ($4::int is null or status >= $4 and status < $5::int)
  and ($6::timestamptz is null or at >= $6) and ($7::timestamptz is null or at < $7)`;

/** The values of NARROWED's $3 to $7. */
function narrowed({ text, outcome, from, to }: ApiRequestFilter): unknown[] {
  const pattern = text?.trim() ? likePattern(text) : null;
  const [least, below] = outcome == null ? [null, null] : STATUSES[outcome];
  return [pattern, least, below, from ?? null, to ?? null];
}

/** What a key was used for, the latest first; empty for a key outside the reach. Two statements. */
export async function apiRequestPage(
  database: Database,
  reach: Reach,
  { keyId, filter, page, pageSize }: ApiRequestQuestion,
): Promise<{ total: number; rows: ApiRequestRow[] }> {
  if (!/^\d{1,18}$/.test(keyId)) return { total: 0, rows: [] };
  const { condition, value } = reachCondition(reach, API_REACH, 2);
  const values = [keyId, value, ...narrowed(filter ?? {})];
  const from = `${FROM} and ${condition} and ${NARROWED}`;
  const [counted] = await database.rows<{ total: number }>(`select count(*)::int as total ${from}`, values);
  const rows = await database.rows<ApiRequestRow>(
    `select api_request.id, at, method, path, operation, status, duration, request_id as "requestId", ip
     ${from} order by at desc, api_request.id desc limit $8 offset $9::bigint`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { total: counted?.total ?? 0, rows };
}
