import { useRightsHeld } from '@naga/app-kit/PermissionGate';
import { rightsBeyond } from '@naga/kernel/reach.js';
import { rightsOfRole } from '../../features/rights/rights.rules.js';
import { useMe } from '../../session/me.js';
import { usePlaces } from './use-places.js';

/** Permissions by which somebody's role goes beyond one's own: then one may look, not change. Nobody goes beyond himself. */
export function useBeyond({ id, roleId, cargoAgent }: { id: string; roleId: number; cargoAgent: boolean }): string[] {
  const me = useMe();
  const mine = useRightsHeld();
  const role = usePlaces().roleOf(roleId);
  if (id === me.id || role === undefined) return [];
  return rightsBeyond(mine, rightsOfRole(role, cargoAgent));
}
