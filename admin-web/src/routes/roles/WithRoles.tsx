import type { ReactNode } from 'react';
import { Loaded } from '../../features/record/Loaded.js';
import { type Role_RowFragment, useRolesQuery } from './roles.generated.js';
import { words } from './words.js';

export type Role = Role_RowFragment;

/** A page about roles, once they are loaded. */
export function WithRoles({ children }: { children: (roles: readonly Role[]) => ReactNode }) {
  const result = useRolesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={(data) => data.roles} words={words}>
      {children}
    </Loaded>
  );
}
