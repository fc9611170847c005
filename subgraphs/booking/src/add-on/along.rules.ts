import type { LegDirection } from '../booking/seat-request.rules.js';
import type { HeldAddOn } from './add-on.rules.js';

/** A seat of a passenger on a ride of his trip. */
interface Seat {
  /** By which it is known. */
  readonly id: string;
  readonly position: number;
  readonly direction: LegDirection;
  readonly operatorId: string;
}

/** An add-on of a seat that is given up, and the seat it goes along to; none takes it where that is undefined. */
export interface Carried {
  readonly held: HeldAddOn;
  readonly to: string | undefined;
}

const isReturn = ({ direction }: Seat): boolean => direction.startsWith('RETURN');

/**
 * What goes along when seats are given up for others: to the same passenger on the same way, on the ride that takes the
 * place of its own where there is one. An operator carries his own on his own rides only, and a seat has each once, so
 * that of two rides that become one the second's is left over.
 */
export function carriedAddOns(
  held: readonly HeldAddOn[],
  before: readonly Seat[],
  after: readonly Seat[],
): readonly Carried[] {
  const taken = new Set<string>();
  return held.flatMap((one) => {
    const from = before.find(({ id }) => id === one.partId);
    if (from === undefined) return [];
    const { id, operatorId } = one.addOn;
    const seats = after.filter(
      (seat) =>
        seat.position === from.position &&
        isReturn(seat) === isReturn(from) &&
        (operatorId === null || operatorId === seat.operatorId) &&
        !taken.has(`${id}/${seat.id}`),
    );
    const to = (seats.find(({ direction }) => direction === from.direction) ?? seats[0])?.id;
    if (to !== undefined) taken.add(`${id}/${to}`);
    return [{ held: one, to }];
  });
}

/** Seats that are flexible then: those that a flexible ticket goes along to. */
export const flexibleSeats = (carried: readonly Carried[]): ReadonlySet<string> =>
  new Set(carried.flatMap(({ held, to }) => (held.addOn.kind === 'FLEX' && to !== undefined ? [to] : [])));
