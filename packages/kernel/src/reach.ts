/** How far a permission reaches, from one's own rows to everything; operator and agency lie beside each other (rules.md 8). */
export const REACHES = ['own', 'branch', 'operator', 'agency', 'country', 'all'] as const;
export type Reach = (typeof REACHES)[number];

/** What lies within each: own < branch < operator or agency < country < all. */
const WITHIN: Readonly<Record<Reach, readonly Reach[]>> = {
  own: ['own'],
  branch: ['own', 'branch'],
  operator: ['own', 'branch', 'operator'],
  agency: ['own', 'agency'],
  country: ['own', 'branch', 'operator', 'agency', 'country'],
  all: REACHES,
};

export const isReach = (text: string | undefined): text is Reach => text !== undefined && Object.hasOwn(WITHIN, text);

/**
 * Whether who reaches `wide` reaches everything that `narrow` reaches; nothing covers anything. Scopes come as text from
 * the graph: one that is younger than this code covers nothing and is covered by nothing.
 */
export const covers = (wide: string | undefined, narrow: string): boolean =>
  isReach(wide) && WITHIN[wide].some((reach) => reach === narrow);

/**
 * The widest of the scopes that something is looked at by which a granted one covers: of agencies, which no branch has,
 * an operator's admin reaches none, and who reaches everything makes keys of his own. Undefined where it covers none.
 */
export const widestOf = (known: readonly Reach[], granted: string | undefined): Reach | undefined =>
  REACHES.findLast((reach) => known.includes(reach) && covers(granted, reach));

/** Permission ('booking.view') to scope. */
export type Rights = Readonly<Record<string, Reach>>;

/** The same as the graph says it. */
export type SaidRights = Readonly<Record<string, string>>;

/** Sellers find every journey, as the public does: to let somebody look gives him nothing (rules.md 8). */
export const isOpen = (permission: string): boolean => permission === 'catalogue.view';

/** The permissions in `theirs` that `mine` lacks, or holds in a narrower scope; in alphabetical order. */
export const rightsBeyond = (mine: SaidRights, theirs: SaidRights): string[] =>
  Object.entries(theirs)
    .filter(([permission, scope]) => !isOpen(permission) && !covers(mine[permission], scope))
    .map(([permission]) => permission)
    .sort();
