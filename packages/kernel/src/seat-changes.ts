/** A cell of a seat layout, as far as whoever sits on it is touched by another one. */
export interface SeatCell {
  readonly kind: string;
  readonly number: string;
  readonly floor: number;
  readonly row: number;
  readonly column: number;
  readonly seatTypeId: string | null;
  readonly bookable: boolean;
  readonly blocked: boolean;
  readonly blockedFrom: string | null;
  readonly blockedTo: string | null;
  readonly allowMale: boolean;
  readonly allowFemale: boolean;
}

/** LOST: the number can be bought no more. RESTRICTED: to women or to men, to whom it was not. */
export const SEAT_CHANGES = ['LOST', 'MOVED', 'BLOCKED', 'RESTRICTED', 'OTHER_TYPE'] as const;
export type SeatChange = (typeof SEAT_CHANGES)[number];

const seatsOf = (cells: readonly SeatCell[]): ReadonlyMap<string, SeatCell> =>
  new Map(cells.flatMap((cell) => (cell.kind === 'SEAT' && cell.bookable ? [[cell.number, cell] as const] : [])));

const placeOf = ({ floor, row, column }: SeatCell): string => [floor, row, column].join();
const periodOf = ({ blockedFrom, blockedTo }: SeatCell): string => [blockedFrom, blockedTo].join();

const IS: Readonly<Record<Exclude<SeatChange, 'LOST'>, (was: SeatCell, is: SeatCell) => boolean>> = {
  MOVED: (was, is) => placeOf(was) !== placeOf(is),
  BLOCKED: (was, is) => is.blocked && (!was.blocked || periodOf(was) !== periodOf(is)),
  RESTRICTED: (was, is) => (was.allowMale && !is.allowMale) || (was.allowFemale && !is.allowFemale),
  OTHER_TYPE: (was, is) => was.seatTypeId !== is.seatTypeId,
};

/** What another layout makes of the seats that could be bought, by number; what stays as it was is missing. */
export function seatChanges(
  before: readonly SeatCell[],
  after: readonly SeatCell[],
): ReadonlyMap<string, readonly SeatChange[]> {
  const left = seatsOf(after);
  return new Map(
    [...seatsOf(before)].flatMap(([number, was]) => {
      const is = left.get(number);
      const changes =
        is === undefined
          ? (['LOST'] as const)
          : SEAT_CHANGES.filter((change) => change !== 'LOST' && IS[change](was, is));
      return changes.length === 0 ? [] : [[number, changes] as const];
    }),
  );
}
