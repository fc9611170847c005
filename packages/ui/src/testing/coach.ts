import { money } from '@naga/kernel/money.js';
import type { MapSeat } from '../seat/seat.js';

/** A seat that is free for all at $12,00 unless told otherwise. */
export function aSeat(number: string, row: number, column: number, more: Partial<MapSeat> = {}): MapSeat {
  const free = { kind: 'SEAT', state: 'AVAILABLE', allowMale: true, allowFemale: true } as const;
  return { number, floor: 1, row, column, ...free, price: money(1200, 'USD'), ...more };
}

/** Rows of 2+2 with a passage in column 3: 1A 1B _ 1C 1D. */
export function aCoach(rows = 3, change: Record<string, Partial<MapSeat>> = {}): MapSeat[] {
  const places = [1, 2, 4, 5].map((column, index) => ({ column, letter: 'ABCD'[index] as string }));
  return Array.from({ length: rows }, (_, index) => index + 1).flatMap((row) =>
    places.map(({ column, letter }) => aSeat(`${row}${letter}`, row, column, change[`${row}${letter}`])),
  );
}
