import type { Database } from '@naga/server-kit/database/database.js';
import { landingOf } from '../role/landing.rules.js';
import { type PermissionRow, permissionsOf } from '../role/role.queries.js';
import { activeAccount } from './account.queries.js';

export interface MeRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly mobileNumber: string | null;
  readonly roleId: number;
  readonly roleName: string;
  readonly permissions: readonly PermissionRow[];
  readonly landing: string;
}

/** The signed-in user as clients keep him; undefined once his account is closed. */
export async function meOf(database: Database, accountId: string): Promise<MeRow | undefined> {
  const account = await activeAccount(database, accountId);
  if (!account) return undefined;
  const { id, firstName, lastName, email, phoneNumber, roleId, roleName, cargoAgent } = account;
  const permissions = await permissionsOf(database, roleId, cargoAgent);
  const landing = landingOf(roleId, cargoAgent);
  return { id, firstName, lastName, email, mobileNumber: phoneNumber, roleId, roleName, permissions, landing };
}
