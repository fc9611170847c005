import { type Reach, REACHES, type SaidRights, widestOf } from '@naga/kernel/reach.js';
import { PermissionNote } from '@naga/ui/PermissionNote';
import { createContext, use, type ReactNode } from 'react';

const GrantsContext = createContext<SaidRights>({});

/** The signed-in user's permissions: name ('booking.view') → scope ('own' … 'all'). */
export function GrantsProvider({
  permissions,
  children,
}: {
  permissions: readonly { name: string; scope: string }[];
  children: ReactNode;
}) {
  return (
    <GrantsContext value={Object.fromEntries(permissions.map(({ name, scope }) => [name, scope]))}>
      {children}
    </GrantsContext>
  );
}

/** The scope a permission is granted with; undefined without it. Hides what cannot be done: subgraphs decide again. */
export const useScope = (permission: string): string | undefined => use(GrantsContext)[permission];

/** All of the signed-in user's permissions: name → scope. */
export const useGrants = (): SaidRights => use(GrantsContext);

export interface PermissionGateProps {
  permission: string;
  /** Those in which it opens this, where not all of them do (docs/access.md). */
  scopes?: readonly Reach[];
  children: ReactNode;
  /** Instead of the note that names the missing right and how far it must reach; `null` shows nothing. */
  otherwise?: ReactNode;
}

/** Shows its content to those who have the permission, and tells the others which right they miss, or have in too narrow a scope. */
export function PermissionGate({ permission, scopes = REACHES, children, otherwise }: PermissionGateProps) {
  const held = useScope(permission);
  if (widestOf(scopes, held) !== undefined) return <>{children}</>;
  if (otherwise !== undefined) return <>{otherwise}</>;
  return <PermissionNote permission={permission} scopes={scopes} held={held} />;
}
