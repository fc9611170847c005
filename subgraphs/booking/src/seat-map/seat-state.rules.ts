/** Seat states on the wire (rules.md 2). */
export const SEAT_STATES = {
  AVAILABLE: 'AVAILABLE',
  SELECTED: 'SELECTED',
  UNAVAILABLE: 'UNAVAILABLE',
  BLOCKED: 'BLOCKED',
} as const;
export type SeatState = keyof typeof SEAT_STATES;

/** A live claim on an overlapping segment. */
export interface LiveClaim {
  readonly state: 'held' | 'sold' | 'blocked';
  /** Held or bought with the viewer's own booking token. */
  readonly mine: boolean;
}

interface Cell {
  readonly kind: string;
  readonly bookable: boolean;
  readonly blocked: boolean;
}

/**
 * available = no live claim; selected = my own hold; unavailable = somebody else's claim; blocked = layout or operator
 * block. Cells that are no seats are blocked.
 */
export function seatState({ kind, bookable, blocked }: Cell, claims: readonly LiveClaim[]): SeatState {
  if (kind !== 'SEAT' || !bookable || blocked || claims.some(({ state }) => state === 'blocked')) return 'BLOCKED';
  if (claims.length === 0) return 'AVAILABLE';
  return claims.every(({ state, mine }) => state === 'held' && mine) ? 'SELECTED' : 'UNAVAILABLE';
}

interface PlacedCell extends Cell {
  readonly number: string;
  readonly floor: number;
  readonly row: number;
  readonly column: number;
  readonly allowMale: boolean;
  readonly allowFemale: boolean;
}

const highest = (numbers: readonly number[]): number => numbers.reduce((most, each) => Math.max(most, each), 0);

/** The whole map: every cell of the layout with its state on this segment. */
export function seatMap<Type>(
  cells: readonly (PlacedCell & { readonly seatType?: Type | null })[],
  floors: number,
  claims: ReadonlyMap<string, readonly LiveClaim[]>,
) {
  const seats = cells.map(({ bookable, blocked, seatType = null, ...cell }) => {
    const { number, kind, floor, row, column, allowMale, allowFemale } = cell;
    const state = seatState({ kind, bookable, blocked }, claims.get(number) ?? []);
    return { number, kind, floor, row, column, allowMale, allowFemale, seatType, state };
  });
  return {
    floors,
    rows: highest(cells.map(({ row }) => row)),
    columns: highest(cells.map(({ column }) => column)),
    free: seats.filter(({ state }) => state === 'AVAILABLE').length,
    seats,
  };
}
