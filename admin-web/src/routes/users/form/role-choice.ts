import { type WorksAt, worksAt } from '@naga/kernel/built-in-role.js';
import { rightsBeyond, type SaidRights } from '@naga/kernel/reach.js';
import { rightsOfRole } from '../../../features/rights/rights.rules.js';
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
export const rolesToGive = (roles: readonly RoleRow[], mine: SaidRights, scope: string | undefined): RoleRow[] =>
  roles.filter(
    (role) =>
      (PLACES[scope ?? ''] ?? []).includes(worksAt(role.basedOn)) &&
      rightsBeyond(mine, rightsOfRole(role, false)).length === 0,
  );
