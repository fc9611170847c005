import type { ReactNode } from 'react';
import { Loaded } from '../../features/record/Loaded.js';
import { useRolesQuery } from './roles.generated.js';
import type { Role } from './WithRoles.js';
import { words } from './words.js';

export interface WithRoleProps {
  id: string;
  /** As it is saved now: what is kept from a list may be old, and its version would be refused at once. */
  fresh?: boolean;
  children: (found: { role: Role; roles: readonly Role[] }, reload: () => Promise<unknown>) => ReactNode;
}

/** A page about one role, among all of them. */
export function WithRole({ id, fresh = false, children }: WithRoleProps) {
  const result = useRolesQuery({ fetchPolicy: fresh ? 'network-only' : 'cache-and-network' });
  const pick = ({ roles }: { roles: readonly Role[] }) => {
    const role = roles.find((one) => String(one.id) === id);
    return role && { role, roles };
  };
  return (
    <Loaded result={result} pick={pick} words={words}>
      {children}
    </Loaded>
  );
}
