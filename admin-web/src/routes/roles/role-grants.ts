import { type GrantLimit, limitOfGrant } from '@naga/kernel/built-in-role.js';
import { covers, REACHES, type Reach, type SaidRights } from '@naga/kernel/reach.js';
import type { Role } from './WithRoles.js';

/** What limits giving `permission` with `scope` to a role based on `base`; subgraph users decides by the same rule. */
export function limitOf(
  mine: SaidRights,
  base: Role | undefined,
  permission: string,
  scope: Reach,
): GrantLimit | undefined {
  const built = base?.permissions.find(({ name }) => name === permission)?.scope;
  return limitOfGrant(mine, { permission, scope, basedOn: base?.id ?? 0, built });
}

/** Form values: one a permission, 'may:booking.view' → scope, '' when it is not given. */
export const fieldOf = (permission: string): string => `may:${permission}`;

/** What of a role's permissions one may give on, as form values for all `permissions`. */
export function grantsToStart(
  mine: SaidRights,
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
