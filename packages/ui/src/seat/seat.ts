import type { Money } from '@naga/kernel/money.js';

/** What one sits or lies in, as the graph tells it. */
export interface SeatType {
  id: string;
  name: string;
  /** 'B', where the name is too long. */
  abbreviation: string;
  /** Name of its picture: `SEAT_ICONS` of the kernel. */
  icon: string | null;
  /** Its class: 'Business'. */
  category: string | null;
  /** SeatCategoryRecord.id of its class; prices may differ by it. */
  categoryId?: string | null;
}

/** One cell of a vehicle's plan as the graph tells it (booking: MapSeat), with the price the page adds. */
export interface MapSeat {
  /** Empty for anything that is not a seat. */
  number: string;
  floor: number;
  row: number;
  column: number;
  kind: 'SEAT' | 'AISLE' | 'DOOR' | 'DRIVER' | 'TOILET' | 'STAIRS' | 'EMPTY';
  /** SELECTED is this browser's own hold. */
  state: 'AVAILABLE' | 'SELECTED' | 'UNAVAILABLE' | 'BLOCKED';
  allowMale: boolean;
  allowFemale: boolean;
  seatType?: SeatType | null;
  price?: Money | undefined;
  /** What it costs more than the cheapest, where not everybody pays the same price. */
  more?: Money | undefined;
}

/** What one sees of a seat; `selected` is the reader's choice and wins over the rest. */
export type SeatLook = 'available' | 'selected' | 'unavailable' | 'blocked' | 'women' | 'men';

export type SeatPosition = 'window' | 'aisle' | 'middle';

/** Can the reader take it, as far as the map knows? The last word has the server. */
export function isFree(seat: MapSeat): boolean {
  const open = seat.state === 'AVAILABLE' || seat.state === 'SELECTED';
  return seat.kind === 'SEAT' && open && (seat.allowMale || seat.allowFemale);
}

export function lookOf(seat: MapSeat, selected: boolean): SeatLook {
  if (seat.state === 'UNAVAILABLE') return 'unavailable';
  if (!isFree(seat)) return 'blocked';
  if (selected) return 'selected';
  if (!seat.allowMale) return 'women';
  return seat.allowFemale ? 'available' : 'men';
}

/** What its place among the prices on board depends on. */
export const tierAmount = ({ price, more }: MapSeat): Money | undefined => price ?? more;

/** The different prices on board, or what seats cost more, cheapest first; the place in this list is the seat's tier. */
export function priceTiers(seats: readonly MapSeat[]): Money[] {
  const tiers = new Map<number, Money>();
  for (const seat of seats) {
    const amount = seat.kind === 'SEAT' ? tierAmount(seat) : undefined;
    if (amount !== undefined) tiers.set(amount.amount, amount);
  }
  return [...tiers.values()].sort((a, b) => a.amount - b.amount);
}

/** The different types of seats on board, in the order one meets them. */
export function seatTypes(seats: readonly MapSeat[]): SeatType[] {
  const types = new Map<string, SeatType>();
  for (const { kind, seatType } of seats) if (kind === 'SEAT' && seatType) types.set(seatType.id, seatType);
  return [...types.values()];
}

/** 'Business · Reclining seat'. */
export const typeName = ({ name, category }: SeatType): string => (category === null ? name : `${category} · ${name}`);
