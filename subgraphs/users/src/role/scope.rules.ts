/** How far a permission reaches; server-kit's Scope, which a rule may not import. */
export type Reach = 'own' | 'branch' | 'operator' | 'agency' | 'country' | 'all';

/** What lies within each scope: own < branch < operator or agency < country < all (rules.md 8). */
const WITHIN: Readonly<Record<Reach, readonly Reach[]>> = {
  own: ['own'],
  branch: ['own', 'branch'],
  operator: ['own', 'branch', 'operator'],
  agency: ['own', 'agency'],
  country: ['own', 'branch', 'operator', 'agency', 'country'],
  all: ['own', 'branch', 'operator', 'agency', 'country', 'all'],
};

/** Whether who reaches `wide` reaches everything that `narrow` reaches; nothing covers anything. */
export const covers = (wide: Reach | undefined, narrow: Reach): boolean =>
  wide !== undefined && WITHIN[wide].includes(narrow);

/** Permission to scope; what needs a second person is among them. */
export type Rights = Readonly<Record<string, Reach>>;

/** Sellers find every journey, as the public does: to let somebody look gives him nothing (rules.md 8). */
const OPEN = new Set(['catalogue.view']);

/** The permissions in `theirs` that `mine` lacks, or holds in a narrower scope; in alphabetical order. */
export const rightsBeyond = (mine: Rights, theirs: Rights): string[] =>
  Object.entries(theirs)
    .filter(([permission, scope]) => !OPEN.has(permission) && !covers(mine[permission], scope))
    .map(([permission]) => permission)
    .sort();
