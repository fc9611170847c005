import type { Database } from '@naga/server-kit/database/database.js';
import type { LoginName } from './login-name.js';

export interface Credentials {
  readonly id: string;
  readonly active: boolean;
  /** The built-in role: of a custom one, the one it is based on. */
  readonly roleId: number;
  readonly passwordHash: string | null;
}

/** The account somebody names to sign in; by telephone the one whose country comes first. */
export async function credentialsOf(database: Database, { text, phones }: LoginName): Promise<Credentials | undefined> {
  const [row] = await database.rows<Credentials>(
    `select account.id, account.active and coalesce(agency.active, true) as active,
       coalesce(based_on, role_id) as "roleId", password_hash as "passwordHash"
     from account join role on role.id = role_id left join agency on agency.id = agency_id
     where email = $1 or user_name = $1 or phone_number = any($2::text[])
     order by array_position($2::text[], phone_number::text) nulls first limit 1`,
    [text, phones],
  );
  return row;
}

/** What of an account its rights follow from. */
interface ActiveAccount {
  readonly roleId: number;
  readonly cargoAgent: boolean;
}

/** The account of a signed-in user, while it and its agency are active. */
export async function activeAccount(database: Database, id: string): Promise<ActiveAccount | undefined> {
  const [row] = await database.rows<ActiveAccount>(
    `select role_id as "roleId", cargo_agent as "cargoAgent" from account left join agency on agency.id = agency_id
     where account.id = $1 and account.active and coalesce(agency.active, true)`,
    [id],
  );
  return row;
}
