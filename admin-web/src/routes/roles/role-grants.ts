import { covers, type Grants, reachOf, REACHES, type Reach } from '../../features/rights/rights.rules.js';
import type { Role } from './WithRoles.js';

/** Why a scope cannot be given: it is more than one's own, or further than people of the built-in role reach. */
export type Limit = 'ABOVE_YOURS' | 'BEYOND_ROLE' | undefined;

/** What limits giving `permission` with `reach` to a role based on `base`; subgraph users decides by the same. */
export function limitOf(mine: Grants, base: Role | undefined, permission: string, reach: Reach): Limit {
  // Everybody may look at journeys.
  if (permission !== 'catalogue.view' && !covers(mine.get(permission), reach)) return 'ABOVE_YOURS';
  const built = base?.permissions.find(({ name }) => name === permission)?.scope;
  const fits = base !== undefined && (covers(reachOf(base.id), reach) || covers(built, reach));
  return fits ? undefined : 'BEYOND_ROLE';
}

/** Form values: one a permission, 'may:booking.view' → scope, '' when it is not given. */
export const fieldOf = (permission: string): string => `may:${permission}`;

/** What of a role's permissions one may give on, as form values for all `permissions`. */
export function grantsToStart(
  mine: Grants,
  base: Role | undefined,
  from: Role | undefined,
  permissions: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    permissions.map((permission) => {
      const scope = from?.permissions.find(({ name }) => name === permission)?.scope as Reach | undefined;
      // Where one reaches less far than that role, as far as one does.
      const reach =
        scope === undefined
          ? undefined
          : REACHES.toReversed().find(
              (narrower) => covers(scope, narrower) && limitOf(mine, base, permission, narrower) === undefined,
            );
      return [fieldOf(permission), reach ?? ''];
    }),
  );
}
