import { ROLE_PERMISSIONS, type RoleId } from './permissions.rules.js';
import type { Rights } from '@naga/kernel/reach.js';

/** What a built-in role may do, alone or with a second person. */
export const rightsOfRole = (roleId: RoleId, cargoAgent = false): Rights =>
  Object.fromEntries(
    ROLE_PERMISSIONS.filter((cell) => cell.roleId === roleId && (cargoAgent || !cell.cargoAgentsOnly)).map(
      ({ permission, scope }) => [permission, scope],
    ),
  );
