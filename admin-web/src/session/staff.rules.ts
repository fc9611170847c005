import { mayEnterArea } from '@naga/kernel/built-in-role.js';

/** Whether people of a role may enter the back office. */
export const mayEnter = (roleId: number): boolean => mayEnterArea(roleId, 'admin');

const ROOT = '/admin';

/** A path of the site ('/admin/search') as the back office's router knows it ('/search'); undefined for one outside. */
export function insideOf(path: string): string | undefined {
  if (path === ROOT) return '/';
  return path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : undefined;
}

/**
 * Where to go after login: back to where one was sent from, if that lies in the back office, else where one's role
 * begins (`landing`, a path of the site; specification, section 6).
 */
export function afterLogin(redirectPath: string | null, landing: string): string {
  const wanted = redirectPath === null ? undefined : insideOf(redirectPath);
  // The start page is where everybody without a place of his own is sent from.
  const isSomewhere = wanted !== undefined && wanted !== '/' && !wanted.startsWith('/login');
  return isSomewhere ? wanted : (insideOf(landing) ?? '/');
}
