import { useScope } from '@naga/app-kit/PermissionGate';
import { useLocation } from 'react-router';

export interface PeopleWorld {
  /** Where its screens stand: all users of the platform or a country, or one's own staff. */
  base: '/users' | '/staff';
  /** Of user.manage. */
  scope: string | undefined;
  isWide: boolean;
  /** The address one is at belongs to the other world: where the same screen stands in one's own. */
  elsewhere: string | undefined;
}

/** The world of who manages people: platform and country admins see users, the others their own staff. */
export function usePeopleWorld(): PeopleWorld {
  const scope = useScope('user.manage');
  const { pathname, search } = useLocation();
  const isWide = scope === 'all' || scope === 'country';
  const base = isWide ? '/users' : '/staff';
  const rest = pathname.replace(/^\/(users|staff)/, '');
  return { base, scope, isWide, elsewhere: pathname.startsWith(base) ? undefined : `${base}${rest}${search}` };
}
