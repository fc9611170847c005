import { isFree, type MapSeat } from '@naga/ui/seat.js';
import type { Sitter } from './seat-choice.js';

/** What lies between two seats, in steps: a row costs as much as two columns, a stranger's seat between as much as three. */
const ROW = 2;
const SEAT_BETWEEN = 2;
/** Another floor is farther than any seat of this one. */
const FLOOR = 1000;

type Titles = readonly Pick<Sitter, 'title'>[];

/**
 * The seats for these passengers that are closest together, in the order of the passengers; undefined when not all of
 * them find one. Least between them first: one row without a gap, then across the aisle, then neighbouring rows; what is
 * equally close is taken from the front. Seats kept for women or men go to them only, and who has no title yet gets a
 * seat that everybody may take. Where strangers of both sexes are kept apart, a seat beside a stranger is used only when
 * there is no other way, for nobody is told who sits there (docs/algorithms/seats.md).
 */
export function bestSeats(
  seats: readonly MapSeat[],
  sitters: Titles,
  allowMaleNextToFemale: boolean,
): string[] | undefined {
  const onBoard = seats.filter(({ kind }) => kind === 'SEAT').toSorted(frontFirst);
  const free = onBoard.filter(isFree);
  const alone = allowMaleNextToFemale ? free : free.filter((seat) => !onBoard.some((other) => isStranger(other, seat)));
  const chosen = closest(alone, onBoard, sitters) ?? closest(free, onBoard, sitters);
  return chosen === undefined ? undefined : inOrderOf(sitters, chosen);
}

const frontFirst = (a: MapSeat, b: MapSeat) => a.floor - b.floor || a.row - b.row || a.column - b.column;

const isStranger = (other: MapSeat, seat: MapSeat): boolean =>
  other.state === 'UNAVAILABLE' &&
  other.floor === seat.floor &&
  other.row === seat.row &&
  Math.abs(other.column - seat.column) === 1;

/** From each seat a group grows by whatever is nearest to it; the one that had the shortest way is the closest. */
function closest(free: readonly MapSeat[], onBoard: readonly MapSeat[], sitters: Titles): MapSeat[] | undefined {
  let best: { group: MapSeat[]; way: number } | undefined;
  for (const first of free) {
    const grown = grow(first, free, onBoard, sitters);
    if (grown !== undefined && (best === undefined || grown.way < best.way)) best = grown;
  }
  return best?.group.toSorted(frontFirst);
}

function grow(first: MapSeat, free: readonly MapSeat[], onBoard: readonly MapSeat[], sitters: Titles) {
  if (!canSit([first], sitters)) return undefined;
  const group = [first];
  let way = 0;
  const ways = new Map(free.map((seat) => [seat, wayBetween(first, seat, onBoard)]));
  while (group.length < sitters.length) {
    let next: MapSeat | undefined;
    for (const [seat, steps] of ways)
      if (!group.includes(seat) && (next === undefined || steps < ways.get(next)!) && canSit([...group, seat], sitters))
        next = seat;
    if (next === undefined) return undefined;
    way += ways.get(next)!;
    group.push(next);
    for (const [seat, steps] of ways) ways.set(seat, Math.min(steps, wayBetween(next, seat, onBoard)));
  }
  return { group, way };
}

function wayBetween(a: MapSeat, b: MapSeat, onBoard: readonly MapSeat[]): number {
  const columns = Math.abs(a.column - b.column);
  if (a.floor !== b.floor) return FLOOR * Math.abs(a.floor - b.floor);
  if (a.row !== b.row) return ROW * Math.abs(a.row - b.row) + columns;
  const [low, high] = [Math.min(a.column, b.column), Math.max(a.column, b.column)];
  const between = onBoard.filter(
    ({ floor, row, column }) => floor === a.floor && row === a.row && column > low && column < high,
  );
  return columns - 1 + SEAT_BETWEEN * between.length;
}

/** There are women enough for the women's seats, and men for the men's. */
function canSit(group: readonly MapSeat[], sitters: Titles): boolean {
  const count = (title: Sitter['title']) => sitters.filter((sitter) => sitter.title === title).length;
  const forWomen = group.filter(({ allowMale }) => !allowMale).length;
  const forMen = group.filter(({ allowFemale }) => !allowFemale).length;
  return forWomen <= count('MS') && forMen <= count('MR');
}

/** Whom a seat is kept for sits there; everybody else takes what is left, from the front. */
function inOrderOf(sitters: Titles, chosen: readonly MapSeat[]): string[] {
  const seatOf = new Map<number, string>();
  const give = (seat: MapSeat, mayTake: (title: Sitter['title']) => boolean) =>
    seatOf.set(
      sitters.findIndex(({ title }, index) => !seatOf.has(index) && mayTake(title)),
      seat.number,
    );
  for (const seat of chosen) {
    if (!seat.allowMale) give(seat, (title) => title === 'MS');
    else if (!seat.allowFemale) give(seat, (title) => title === 'MR');
  }
  for (const seat of chosen) if (seat.allowMale && seat.allowFemale) give(seat, () => true);
  return sitters.map((_, index) => seatOf.get(index)!);
}
