import { isRowId } from '@naga/kernel/row-id.js';
import type { Database } from '@naga/server-kit/database/database.js';
import type { Reach } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import { type ApiMode, type KeyState, keyState } from '../api-key/api-key.rules.js';

export interface ApiAccountRow {
  readonly id: string;
  readonly name: string;
  readonly mode: ApiMode;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly createdAt: Date;
}

export interface ApiKeyRow {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly createdAt: Date;
  /** The first of its expiry and the end of an overlap. */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly replacedById: string | null;
  readonly state: KeyState;
}

/** Whose scope of apikey.manage reaches an application: its owner's, and the admins of its owner's country. */
export const API_REACH = { own: 'owner_id = $key::bigint', country: 'account.country_code = $key' } as const;

export const API_SCOPES = scopesOf(API_REACH);

const ACCOUNTS = `select api_account.id, name, mode, owner_id as "ownerId",
    concat_ws(' ', first_name, last_name) as "ownerName", api_account.created_at as "createdAt"
  from api_account join account on account.id = owner_id`;

/** Applications within a reach, the newest first. */
export function apiAccounts(database: Database, reach: Reach, id: string | null = null): Promise<ApiAccountRow[]> {
  const { condition, value } = reachCondition(reach, API_REACH, 1);
  return database.rows<ApiAccountRow>(
    `${ACCOUNTS} where ${condition} and ($2::bigint is null or api_account.id = $2::bigint)
     order by api_account.created_at desc, api_account.id desc limit 1000`,
    [value, id],
  );
}

interface StoredKey extends Omit<ApiKeyRow, 'state'> {
  readonly retiresAt: Date | null;
}

const KEYS = `select api_key.id, api_account_id as "accountId", api_key.name, prefix, scopes,
    api_key.created_at as "createdAt", expires_at as "expiresAt", retires_at as "retiresAt",
    revoked_at as "revokedAt", last_used_at as "lastUsedAt", replaced_by_id as "replacedById"
  from api_key`;

const keyRow = ({ retiresAt, ...row }: StoredKey, now: number): ApiKeyRow => {
  const [expires, retires, revoked] = [row.expiresAt, retiresAt, row.revokedAt].map((at) => at?.getTime() ?? null);
  const times = { expiresAt: expires ?? null, retiresAt: retires ?? null, revokedAt: revoked ?? null };
  // Its end is the first of both: an overlap ends a key as an expiry does.
  const ends = [row.expiresAt, retiresAt].filter((at) => at !== null).sort((a, b) => a.getTime() - b.getTime());
  return { ...row, expiresAt: ends[0] ?? null, state: keyState(times, now) };
};

/** Every key of these applications, the newest first; one statement. */
export async function keysOf(database: Database, accountIds: readonly string[], now: number): Promise<ApiKeyRow[]> {
  const rows = await database.rows<StoredKey>(
    `${KEYS} where api_account_id = any($1::bigint[]) order by created_at desc, id desc`,
    [accountIds],
  );
  return rows.map((row) => keyRow(row, now));
}

/** One key within a reach; undefined for any other. */
export async function apiKeyById(
  database: Database,
  reach: Reach,
  id: string,
  now: number,
): Promise<ApiKeyRow | undefined> {
  if (!isRowId(id)) return undefined;
  const { condition, value } = reachCondition(reach, API_REACH, 2);
  const [row] = await database.rows<StoredKey>(
    `${KEYS} join api_account on api_account.id = api_account_id join account on account.id = owner_id
     where api_key.id = $1 and ${condition}`,
    [id, value],
  );
  return row && keyRow(row, now);
}
