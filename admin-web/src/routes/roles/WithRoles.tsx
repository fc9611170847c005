import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Role_RowFragment, useRolesQuery } from './roles.generated.js';
import { words } from './words.js';

export type Role = Role_RowFragment;

/** A page about roles, once they are loaded. */
export function WithRoles({ children }: { children: (roles: readonly Role[]) => ReactNode }) {
  const { data, error, refetch } = useRolesQuery({ fetchPolicy: 'cache-and-network' });
  if (data !== undefined) return children(data.roles);
  if (error === undefined) return <SkeletonCards count={3} />;
  const again = (
    <Button onClick={() => void refetch().catch(() => undefined)}>
      <FormattedMessage {...words.again} />
    </Button>
  );
  return <EmptyState title={<FormattedMessage {...words.failed} />} actions={again} level={1} />;
}
