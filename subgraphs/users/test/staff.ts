import { type AccountDetails } from '../src/account/create-account.command.js';
import { ROLE_PERMISSIONS, type RoleId } from '../src/role/permissions.rules.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { user, type World } from './world.js';

export const OPERATOR = { operatorId: '1', countryCode: 'KH' };
export const BRANCH = { ...OPERATOR, branchId: '10' };
export const ABROAD = { operatorId: '3', countryCode: 'LA' };
export const CAMBODIA = { countryCode: 'KH' };

export type SignedIn = Extract<Viewer, { kind: 'user' }>;

/** What a role may do alone: grants as the gateway puts them into the viewer. */
export const grantsOf = (roleId: RoleId) =>
  Object.fromEntries(
    ROLE_PERMISSIONS.filter((cell) => cell.roleId === roleId && !cell.secondPerson && !cell.cargoAgentsOnly).map(
      ({ permission, scope }) => [permission, scope],
    ),
  );

/** An account of this role at this place, and its viewer. */
export async function staff(world: World, roleId: RoleId, place: Partial<AccountDetails> = {}): Promise<SignedIn> {
  const { id } = await world.anAccount({ roleId, ...place });
  const { operatorId, branchId, agencyId, countryCode } = place;
  return user({
    userId: id,
    roleId,
    operatorId,
    branchId,
    agencyId,
    countryCode,
    grants: grantsOf(roleId),
  }) as SignedIn;
}
