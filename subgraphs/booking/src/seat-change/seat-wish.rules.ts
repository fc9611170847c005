/** A passenger with the seat he has. */
interface Seated {
  readonly id: string;
  readonly seatNumber: string;
}

/** One passenger of a leg and the seat he shall have. */
export interface SeatWish {
  /** BookingPart.id */
  readonly partId: string;
  readonly seatNumber: string;
}

/** Nobody sits on two seats, and no two on one: 'seats.1.seatNumber' SEAT_TWICE, 'seats.1.partId' PASSENGER_TWICE. */
export const seatWishProblems = (wishes: readonly SeatWish[]): { path: string; code: string }[] =>
  wishes.flatMap(({ partId, seatNumber }, index) => {
    const before = wishes.slice(0, index);
    return [
      ...(before.some((wish) => wish.partId === partId)
        ? [{ path: `seats.${index}.partId`, code: 'PASSENGER_TWICE' }]
        : []),
      ...(before.some((wish) => wish.seatNumber === seatNumber)
        ? [{ path: `seats.${index}.seatNumber`, code: 'SEAT_TWICE' }]
        : []),
    ];
  });

/**
 * The parts that change, each with its new seat; who keeps his is not among them. A part that the leg does not have comes
 * as it was named, for the caller to refuse.
 */
export function wishedParts<P extends Seated>(parts: readonly P[], wishes: readonly SeatWish[]): P[] {
  return wishes.flatMap(({ partId, seatNumber }) => {
    const part = parts.find(({ id }) => id === partId);
    if (part === undefined) return [{ id: partId, seatNumber } as P];
    return part.seatNumber === seatNumber ? [] : [{ ...part, seatNumber }];
  });
}
