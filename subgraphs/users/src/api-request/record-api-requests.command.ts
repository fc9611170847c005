import { isRowId } from '@naga/kernel/row-id.js';
import type { UsersContext } from '../services.js';

export interface ApiRequestFacts {
  readonly keyId: string;
  readonly at: Date;
  readonly method: string;
  readonly path: string;
  readonly operation?: string | null | undefined;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly requestId: string;
  readonly ip?: string | null | undefined;
}

/** Both in one statement; a key that is gone meanwhile has no log any more. */
const RECORD = `with seen as (
    select * from jsonb_to_recordset($1::jsonb) as r("keyId" bigint, at timestamptz, method text, path text,
      operation text, status int, duration int, "requestId" text, ip text)
    where exists (select from api_key where id = r."keyId")
  ), used as (
    update api_key set last_used_at = greatest(last_used_at, latest.at)
    from (select "keyId", max(at) as at from seen group by "keyId" order by "keyId") as latest
    where api_key.id = latest."keyId"
  )
  insert into api_request (key_id, at, method, path, operation, status, duration, request_id, ip)
  select "keyId", at, method, path, operation, status, duration, "requestId", ip from seen
  returning 1`;

/** Keeps what keys were used for, as the gateway tells it every second; answers how many requests were kept. */
export async function recordApiRequests(
  { database }: UsersContext,
  requests: readonly ApiRequestFacts[],
): Promise<number> {
  const known = requests.filter(({ keyId }) => isRowId(keyId));
  if (known.length === 0) return 0;
  // jsonb takes neither NUL nor half a surrogate pair, and a path may hold both.
  const text = JSON.stringify(known, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  );
  return (await database.change(RECORD, [text])).length;
}
