import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import { signedIn } from '../account/signed-in.js';
import { ownRights } from '../role/rights.queries.js';
import type { UsersContext } from '../services.js';
import type { Manager } from './user-change.rules.js';
import type { Workplace } from '../workplace/workplace.rules.js';

/** The viewer as one who changes accounts. */
export async function managerOf(context: UsersContext): Promise<Manager> {
  const { userId, impersonatorId, operatorId, branchId, agencyId, countryCode } = signedIn(context.viewer);
  const workplace: Workplace = {
    operatorId: operatorId ?? null,
    branchId: branchId ?? null,
    agencyId: agencyId ?? null,
    countryCode: countryCode ?? null,
  };
  const rights = await ownRights(context);
  return { id: userId, impersonatorId, workplace, scope: scopeOf(context.viewer, 'user.manage'), rights };
}
