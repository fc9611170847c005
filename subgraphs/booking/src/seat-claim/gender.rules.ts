import type { Title } from '../booking/passenger.rules.js';

/** A seat of the layout, as far as the rule looks. */
export interface PlacedSeat {
  readonly number: string;
  readonly floor: number;
  readonly row: number;
  readonly column: number;
  readonly allowMale: boolean;
  readonly allowFemale: boolean;
}

export interface SeatedPerson {
  readonly seatNumber: string;
  readonly title: Title;
}

/** Side by side: same floor and row, the next column. An aisle is a column of its own, so it separates. */
const areAdjacent = (a: PlacedSeat, b: PlacedSeat): boolean =>
  a.floor === b.floor && a.row === b.row && Math.abs(a.column - b.column) === 1;

const byNumber = (seats: readonly PlacedSeat[]): ReadonlyMap<string, PlacedSeat> =>
  new Map(seats.map((seat) => [seat.number, seat]));

/** Seats that refuse the sex of the person who asks for them (allow male, allow female of the layout). */
export function seatsRefusingSex(asked: readonly SeatedPerson[], layout: readonly PlacedSeat[]): string[] {
  const seats = byNumber(layout);
  return asked
    .filter(({ seatNumber, title }) => {
      const seat = seats.get(seatNumber);
      return seat !== undefined && !(title === 'MR' ? seat.allowMale : seat.allowFemale);
    })
    .map(({ seatNumber }) => seatNumber);
}

/** Numbers of the seats next to those asked for, without these themselves. */
export function neighboursOf(asked: readonly SeatedPerson[], layout: readonly PlacedSeat[]): string[] {
  const seats = byNumber(layout);
  const own = new Set(asked.map(({ seatNumber }) => seatNumber));
  const mine = asked.flatMap(({ seatNumber }) => seats.get(seatNumber) ?? []);
  return layout
    .filter((seat) => !own.has(seat.number) && mine.some((seated) => areAdjacent(seated, seat)))
    .map(({ number }) => number);
}

/**
 * rules.md 2: where a schedule does not allow male next to female, a seat beside one sold to the other sex in another
 * booking is refused. `others` are those who sit there on an overlapping segment; one's own company does not count.
 */
export function seatsBesideOtherSex(
  asked: readonly SeatedPerson[],
  others: readonly SeatedPerson[],
  layout: readonly PlacedSeat[],
): string[] {
  const seats = byNumber(layout);
  return asked
    .filter(({ seatNumber, title }) =>
      others.some((other) => {
        const [a, b] = [seats.get(seatNumber), seats.get(other.seatNumber)];
        return a !== undefined && b !== undefined && areAdjacent(a, b) && other.title !== title;
      }),
    )
    .map(({ seatNumber }) => seatNumber);
}
