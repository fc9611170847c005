import { type Rights, rightsBeyond } from '@naga/kernel/reach.js';

export interface Impersonation {
  /** Who wants to act as somebody, and whether somebody acts as him already. */
  readonly self: { readonly id: string; readonly rights: Rights; readonly acting: boolean };
  /** As whom; undefined: there is none within his scope. */
  readonly other: { readonly id: string; readonly active: boolean; readonly rights: Rights } | undefined;
}

type Verdict =
  | { readonly code: 'ALREADY_IMPERSONATING' }
  | { readonly code: 'USER_NOT_FOUND' }
  | { readonly code: 'IMPERSONATION_ABOVE_YOURS'; readonly permissions: readonly string[] };

/**
 * Why nobody may act as somebody else; undefined when he may. Not from within another impersonation, not as himself, not
 * as somebody out of scope or closed, never with a right he lacks.
 */
export function impersonationRefusal({ self, other }: Impersonation): Verdict | undefined {
  if (self.acting || other?.id === self.id) return { code: 'ALREADY_IMPERSONATING' };
  if (!other?.active) return { code: 'USER_NOT_FOUND' };
  const permissions = rightsBeyond(self.rights, other.rights);
  return permissions.length > 0 ? { code: 'IMPERSONATION_ABOVE_YOURS', permissions } : undefined;
}

/** An hour, and never longer than one's own session. Epoch milliseconds. */
export const impersonationEnd = (now: number, ownEnd: number): number => Math.min(now + 3_600_000, ownEnd);
