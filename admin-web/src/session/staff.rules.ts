/** Roles that may enter the back office (specification, section 6). */
const STAFF = new Set([1, 2, 3, 4, 5, 7, 9, 10, 11]);

export const mayEnter = (roleId: number): boolean => STAFF.has(roleId);

/** Where to go after login: back to where one was sent from, if that lies in the back office, else home. */
export function afterLogin(redirectPath: string | null): string {
  const inside = redirectPath?.startsWith('/admin/') ? redirectPath.slice('/admin'.length) : '/';
  return inside.startsWith('/login') ? '/' : inside;
}
