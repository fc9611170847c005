/** How far a permission reaches. */
export type Reach = 'own' | 'branch' | 'operator' | 'agency' | 'country' | 'all';

/** From the narrowest to the widest; operator and agency lie beside each other (rules.md 8). */
export const REACHES: readonly Reach[] = ['own', 'branch', 'operator', 'agency', 'country', 'all'];

const WITHIN: Readonly<Record<Reach, readonly Reach[]>> = {
  own: ['own'],
  branch: ['own', 'branch'],
  operator: ['own', 'branch', 'operator'],
  agency: ['own', 'agency'],
  country: ['own', 'branch', 'operator', 'agency', 'country'],
  all: REACHES,
};

export const isReach = (text: string | undefined): text is Reach => text !== undefined && Object.hasOwn(WITHIN, text);

/** Whether who reaches `wide` reaches everything that `narrow` reaches; nothing covers anything. */
export const covers = (wide: string | undefined, narrow: string): boolean =>
  isReach(wide) && WITHIN[wide].some((reach) => reach === narrow);

/** Permission → scope. */
export type Grants = ReadonlyMap<string, string>;

/** To let somebody look at journeys, which the public does, gives him nothing. */
const OPEN = 'catalogue.view';

/** Permissions that `theirs` has and `mine` lacks or holds in a narrower scope; subgraph users decides by the same. */
export const grantsBeyond = (mine: Grants, theirs: Iterable<readonly [name: string, scope: string]>): string[] =>
  [...theirs].filter(([name, scope]) => name !== OPEN && !covers(mine.get(name), scope)).map(([name]) => name);

/** How far people of each built-in role reach by where they work (rules.md 8). */
const REACH_OF: Readonly<Record<number, Reach>> = {
  1: 'all',
  7: 'all',
  11: 'country',
  4: 'operator',
  9: 'operator',
  5: 'branch',
  10: 'branch',
  2: 'agency',
  3: 'own',
  6: 'own',
  8: 'own',
};

/** The widest scope a role based on this one is given. */
export const reachOf = (basedOn: number): Reach | undefined => REACH_OF[basedOn];

/** Where people of a built-in role work. */
export type WorksAt = 'operator' | 'branch' | 'agency' | 'country' | 'nowhere';

const WORKS_AT: Readonly<Record<number, WorksAt>> = {
  4: 'operator',
  9: 'operator',
  5: 'branch',
  10: 'branch',
  2: 'agency',
  3: 'agency',
  11: 'country',
};

export const worksAt = (basedOn: number): WorksAt => WORKS_AT[basedOn] ?? 'nowhere';

interface RoleFacts {
  basedOn: number;
  permissions: readonly { name: string; scope: string }[];
}

/** Agencies' people have these only when they are flagged as cargo agents (rules.md 8). */
const isFlagged = (basedOn: number, name: string): boolean =>
  worksAt(basedOn) === 'agency' && name.startsWith('cargo.');

/** What somebody of this role may do. */
export const grantsOfRole = ({ basedOn, permissions }: RoleFacts, cargoAgent: boolean): [string, string][] =>
  permissions.filter(({ name }) => cargoAgent || !isFlagged(basedOn, name)).map(({ name, scope }) => [name, scope]);
