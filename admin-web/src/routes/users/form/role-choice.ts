import {
  type Grants,
  grantsBeyond,
  grantsOfRole,
  type WorksAt,
  worksAt,
} from '../../../features/rights/rights.rules.js';
import type { RoleRow } from '../use-places.js';

/** Where people can work who are looked after in this scope. */
const PLACES: Readonly<Record<string, readonly WorksAt[]>> = {
  all: ['operator', 'branch', 'agency', 'country', 'nowhere'],
  country: ['operator', 'branch', 'agency', 'country', 'nowhere'],
  operator: ['operator', 'branch'],
  branch: ['branch'],
  agency: ['agency'],
};

/**
 * The roles somebody may give: nothing in them goes beyond his own rights, and their people work where he looks after
 * people. `scope`: of his user.manage.
 */
export const rolesToGive = (roles: readonly RoleRow[], mine: Grants, scope: string | undefined): RoleRow[] =>
  roles.filter(
    (role) =>
      (PLACES[scope ?? ''] ?? []).includes(worksAt(role.basedOn)) &&
      grantsBeyond(mine, grantsOfRole(role, false)).length === 0,
  );
