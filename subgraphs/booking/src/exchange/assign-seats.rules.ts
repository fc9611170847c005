import type { Title } from '../booking/passenger.rules.js';
import { type PlacedSeat, seatsBesideOtherSex, seatsRefusingSex } from '../seat-claim/gender.rules.js';

/** A cell of the layout, as far as seats are given out. */
export interface LayoutSeat extends PlacedSeat {
  readonly kind: string;
  readonly bookable: boolean;
  readonly blocked: boolean;
}

/** Somebody who needs a seat; `likes` is the number he had. */
export interface Sitter {
  readonly title: Title;
  readonly likes: string;
}

/** A seat that has a live claim. `title` is null for a block, `own` where the same booking has it. */
export interface TakenSeat {
  readonly seatNumber: string;
  readonly title: Title | null;
  readonly own: boolean;
}

export interface Vehicle {
  readonly layout: readonly LayoutSeat[];
  readonly taken: readonly TakenSeat[];
  /** Whether strangers of both sexes may sit side by side. */
  readonly mixed: boolean;
}

const inOrder = (a: PlacedSeat, b: PlacedSeat): number => a.floor - b.floor || a.row - b.row || a.column - b.column;

const freeSeats = ({ layout, taken }: Vehicle): LayoutSeat[] => {
  const gone = new Set(taken.map(({ seatNumber }) => seatNumber));
  return layout
    .filter(({ number, kind, bookable, blocked }) => kind === 'SEAT' && bookable && !blocked && !gone.has(number))
    .sort(inOrder);
};

/** Whether all of them may sit there: the seats take their sex, and no stranger of the other one sits beside. */
function mayAllSit(people: readonly Sitter[], seats: readonly string[], { layout, taken, mixed }: Vehicle): boolean {
  const asked = people.map(({ title }, index) => ({ title, seatNumber: seats[index]! }));
  if (seatsRefusingSex(asked, layout).length > 0) return false;
  if (mixed) return true;
  const strangers = taken.flatMap(({ seatNumber, title, own }) =>
    own || title === null ? [] : [{ seatNumber, title }],
  );
  return seatsBesideOtherSex(asked, strangers, layout).length === 0;
}

/** How far apart seats lie: rows count most, then columns; the next floor is a long way. */
const spread = (seats: readonly PlacedSeat[]): number => {
  const width = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return (
    width(seats.map(({ floor }) => floor)) * 10_000 +
    width(seats.map(({ row }) => row)) * 100 +
    width(seats.map(({ column }) => column))
  );
};

/** The run of neighbouring free seats that lies closest together and takes them all. */
function together(people: readonly Sitter[], free: readonly LayoutSeat[], vehicle: Vehicle): string[] | undefined {
  const runs = free
    .slice(0, Math.max(0, free.length - people.length + 1))
    .map((_, start) => free.slice(start, start + people.length))
    .sort((a, b) => spread(a) - spread(b));
  return runs.map((run) => run.map(({ number }) => number)).find((seats) => mayAllSit(people, seats, vehicle));
}

/** One after the other, each the first seat that takes him. */
function apart(people: readonly Sitter[], free: readonly LayoutSeat[], vehicle: Vehicle): string[] | undefined {
  const seats: string[] = [];
  for (const person of people) {
    const seat = free.find(({ number }) => !seats.includes(number) && mayAllSit([person], [number], vehicle));
    if (seat === undefined) return undefined;
    seats.push(seat.number);
  }
  return seats;
}

/**
 * Seats for a company, in its order: the numbers they had where all of these are free, else the closest run that takes
 * them all, else wherever each may sit. The gender rule holds (rules.md 2); one's own company does not count. Undefined
 * where somebody finds none.
 */
export function assignSeats(people: readonly Sitter[], vehicle: Vehicle): string[] | undefined {
  const free = freeSeats(vehicle);
  const known = new Set(free.map(({ number }) => number));
  const liked = people.map(({ likes }) => likes);
  const areFree = liked.every((number) => known.has(number)) && new Set(liked).size === liked.length;
  if (areFree && mayAllSit(people, liked, vehicle)) return liked;
  return together(people, free, vehicle) ?? apart(people, free, vehicle);
}
