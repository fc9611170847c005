/** Pieces of one category as the address says them; weight as it was typed, of one piece. */
export interface AskedPieces {
  count: number;
  weight: string;
}

/** What a price is asked for: all of it stands in the address. */
export interface AskedParcel {
  from: string;
  to: string;
  pieces: Record<string, AskedPieces>;
}

export const MOST_PIECES = 20;

interface Category {
  id: string;
  maxWeight: number;
}

/** Reads the query of the form; a number without sense counts as none. */
export function readAsked(query: URLSearchParams, categories: readonly Category[]): AskedParcel {
  const pieces = categories.map(({ id }): [string, AskedPieces] => {
    // Without script the plain field stands behind the hidden one.
    const count = Number(query.getAll(`n-${id}`).at(-1) ?? 0);
    const isCount = Number.isInteger(count) && count > 0;
    return [id, { count: isCount ? Math.min(count, MOST_PIECES) : 0, weight: (query.get(`kg-${id}`) ?? '').trim() }];
  });
  return { from: query.get('from') ?? '', to: query.get('to') ?? '', pieces: Object.fromEntries(pieces) };
}

/** The query that says it again; what is empty is left out. */
export function askedQuery({ from, to, pieces }: AskedParcel): string {
  const query = new URLSearchParams();
  if (from !== '') query.set('from', from);
  if (to !== '') query.set('to', to);
  for (const [id, { count, weight }] of Object.entries(pieces)) {
    if (count > 0) query.set(`n-${id}`, String(count));
    if (count > 0 && weight !== '') query.set(`kg-${id}`, weight);
  }
  return `?${query}`;
}

/** '2,5' and '2.5' → 2.5; undefined for what is no weight. */
export function readWeight(typed: string): number | undefined {
  const weight = Number(typed.replace(',', '.'));
  return typed !== '' && weight >= 0.01 && weight <= 1000 ? weight : undefined;
}

export type AskedProblem = { field: string } & (
  | { code: 'SAME_PLACE' | 'NOT_A_WEIGHT' }
  | { code: 'TOO_HEAVY'; maxKg: number }
);

/** What must be mended before a price can be said, in the order of the form. */
export function problemsOf({ from, to, pieces }: AskedParcel, categories: readonly Category[]): AskedProblem[] {
  const same: AskedProblem[] = from !== '' && from === to ? [{ field: 'to', code: 'SAME_PLACE' }] : [];
  const heavy = categories.flatMap(({ id, maxWeight }): AskedProblem[] => {
    const { count, weight } = pieces[id] ?? { count: 0, weight: '' };
    if (count === 0 || weight === '') return [];
    const kg = readWeight(weight);
    if (kg === undefined) return [{ field: `kg-${id}`, code: 'NOT_A_WEIGHT' }];
    return kg > maxWeight ? [{ field: `kg-${id}`, code: 'TOO_HEAVY', maxKg: maxWeight }] : [];
  });
  return [...same, ...heavy];
}

/** The units of the graph's question; empty while nothing was chosen. */
export const unitsOf = ({ pieces }: AskedParcel) =>
  Object.entries(pieces)
    .filter(([, { count }]) => count > 0)
    .map(([categoryId, { count, weight }]) => ({ categoryId, quantity: count, weightKg: readWeight(weight) ?? null }));
