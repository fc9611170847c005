import { covers, isOpen, type Reach, type SaidRights } from './reach.js';

/** Where people of a role work: at an operator, a branch of it, an agency, in a country, or nowhere. */
export type WorksAt = 'operator' | 'branch' | 'agency' | 'country' | 'nowhere';

/** Parts of the site that are not for everybody (specification, section 6). */
export type Area = 'admin' | 'agency';

export interface BuiltInRole {
  readonly worksAt: WorksAt;
  /** How far its people reach by where they work: the widest scope a role based on it is given. */
  readonly reach: Reach;
  readonly areas: readonly Area[];
}

/** The eleven roles of the specification, section 6, and of rules.md 8; everything else about a role is its permissions. */
export const BUILT_IN_ROLES: Readonly<Record<number, BuiltInRole>> = {
  1: { worksAt: 'nowhere', reach: 'all', areas: ['admin', 'agency'] },
  2: { worksAt: 'agency', reach: 'agency', areas: ['admin', 'agency'] },
  3: { worksAt: 'agency', reach: 'own', areas: ['admin', 'agency'] },
  4: { worksAt: 'operator', reach: 'operator', areas: ['admin', 'agency'] },
  5: { worksAt: 'branch', reach: 'branch', areas: ['admin', 'agency'] },
  6: { worksAt: 'nowhere', reach: 'own', areas: [] },
  7: { worksAt: 'nowhere', reach: 'all', areas: ['admin'] },
  8: { worksAt: 'nowhere', reach: 'own', areas: [] },
  9: { worksAt: 'operator', reach: 'operator', areas: ['admin'] },
  10: { worksAt: 'branch', reach: 'branch', areas: ['admin', 'agency'] },
  11: { worksAt: 'country', reach: 'country', areas: ['admin'] },
};

/** Where people of a role work; `basedOn`: the built-in role. */
export const worksAt = (basedOn: number): WorksAt => BUILT_IN_ROLES[basedOn]?.worksAt ?? 'nowhere';

/** Whether people of a built-in role may enter a part of the site. */
export const mayEnterArea = (basedOn: number, area: Area): boolean =>
  BUILT_IN_ROLES[basedOn]?.areas.includes(area) ?? false;

/** Whether a role's people have a permission only when they are flagged: agencies' people handle parcels as cargo agents. */
export const isForCargoAgents = (basedOn: number, permission: string): boolean =>
  worksAt(basedOn) === 'agency' && permission.startsWith('cargo.');

/** Why a permission cannot be given: it is more than its giver's, or reaches further than people of the built-in role do. */
export type GrantLimit = 'ABOVE_YOURS' | 'BEYOND_ROLE';

export interface WantedGrant {
  readonly permission: string;
  readonly scope: string;
  /** The role it is given to is based on this one. */
  readonly basedOn: number;
  /** The scope in which that built-in role has the permission itself. */
  readonly built: string | undefined;
}

/** What limits a grant to a role made by who has `mine`; undefined when it may be given. */
export function limitOfGrant(
  mine: SaidRights,
  { permission, scope, basedOn, built }: WantedGrant,
): GrantLimit | undefined {
  if (!isOpen(permission) && !covers(mine[permission], scope)) return 'ABOVE_YOURS';
  const isWithin = covers(BUILT_IN_ROLES[basedOn]?.reach, scope) || covers(built, scope);
  return isWithin ? undefined : 'BEYOND_ROLE';
}
