import { useMe } from '../../session/me.js';

/** Whether this is the role one has oneself: `me.roleId` is the built-in one, and no two roles have one name. */
export function useIsOwnRole(): (role: { name: string }) => boolean {
  const me = useMe();
  return ({ name }) => name === me.roleName;
}
