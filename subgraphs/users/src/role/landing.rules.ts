const HOME = '/admin';
const SEARCH = '/admin/search';
const CARGO = '/admin/cargo-bookings';
const DASHBOARD = '/dashboard';

/**
 * The path a person is taken to after login (specification, section 6; rules.md 8): 1, 11 and 7 admin home, operators'
 * people admin search, agencies' people admin search or the cargo booking list, everybody else the dashboard.
 */
export function landingOf(roleId: number, cargoAgent: boolean): string {
  if ([1, 11, 7].includes(roleId)) return HOME;
  if ([4, 5, 9, 10].includes(roleId)) return SEARCH;
  if ([2, 3].includes(roleId)) return cargoAgent ? CARGO : SEARCH;
  return DASHBOARD;
}

/** Roles that sign in at the agency's own door (rules.md 14); platform admins enter its area by theirs. */
export const isAgencyRole = (roleId: number): boolean => [2, 3, 4, 5, 10].includes(roleId);
