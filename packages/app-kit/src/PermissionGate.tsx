import { type Reach, REACHES, type SaidRights, widestOf } from '@naga/kernel/reach.js';
import { PermissionNote } from '@naga/ui/PermissionNote';
import { createContext, use, type ReactNode } from 'react';
import { rightsAlone, rightsOfTwo, type SaidRight } from './rights.js';

interface Grants {
  readonly alone: SaidRights;
  readonly ofTwo: SaidRights;
}

const GrantsContext = createContext<Grants>({ alone: {}, ofTwo: {} });

/** The signed-in user's permissions: name ('booking.view') → scope ('own' … 'all'). */
export function GrantsProvider({ permissions, children }: { permissions: readonly SaidRight[]; children: ReactNode }) {
  const grants = { alone: rightsAlone(permissions), ofTwo: rightsOfTwo(permissions) };
  return <GrantsContext value={grants}>{children}</GrantsContext>;
}

/**
 * The scope a permission is granted with, to him alone: subgraphs let nobody in by what takes a second person. Undefined
 * without it. Hides what cannot be done: subgraphs decide again.
 */
export const useScope = (permission: string): string | undefined => useGrants()[permission];

/** All that the signed-in user may do alone: name → scope. */
export const useGrants = (): SaidRights => use(GrantsContext).alone;

/** All that his role holds, what takes a second person as well: as far as that he gives roles to others. */
export function useRightsHeld(): SaidRights {
  const { alone, ofTwo } = use(GrantsContext);
  return { ...ofTwo, ...alone };
}

export interface PermissionGateProps {
  permission: string;
  /** Those in which it opens this, where not all of them do (docs/access.md). */
  scopes?: readonly Reach[];
  children: ReactNode;
  /** Instead of the note that names the missing right and how far it must reach; `null` shows nothing. */
  otherwise?: ReactNode;
}

/**
 * Shows its content to those who have the permission, and tells the others which right they miss, have in too narrow a
 * scope, or together with a second person only.
 */
export function PermissionGate({ permission, scopes = REACHES, children, otherwise }: PermissionGateProps) {
  const { ofTwo } = use(GrantsContext);
  const held = useScope(permission);
  if (widestOf(scopes, held) !== undefined) return <>{children}</>;
  if (otherwise !== undefined) return <>{otherwise}</>;
  const isOfTwo = widestOf(scopes, ofTwo[permission]) !== undefined;
  return <PermissionNote permission={permission} scopes={scopes} held={held} ofTwo={isOfTwo} />;
}
