import { PermissionGate } from '@naga/app-kit/PermissionGate';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { usePeopleWorld } from './people-world.js';

/** Lets in who manages people, each into his own world. */
export function PeopleGate({ children }: { children: ReactNode }) {
  const { elsewhere, scope } = usePeopleWorld();
  if (scope !== undefined && elsewhere !== undefined) return <Navigate to={elsewhere} replace />;
  return <PermissionGate permission="user.manage">{children}</PermissionGate>;
}
