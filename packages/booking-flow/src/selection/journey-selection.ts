/** The four rides a session can hold (specification, section 3: journey selection state). */
export type LegName = 'onward' | 'return' | 'connecting' | 'return_connecting';

export interface ChosenSeat {
  seatNumber: string;
  /** Minor units. */
  price: number;
}

/** A stop, with the journey it was chosen on. */
export interface ChosenPoint {
  journeyId: string;
  stopId: string;
}

export interface JourneySelection<Passenger = unknown, Booking = unknown> {
  journeyIds: Partial<Record<LegName, string>>;
  boardingPoints: Partial<Record<LegName, ChosenPoint>>;
  dropOffPoints: Partial<Record<LegName, ChosenPoint>>;
  seats: Partial<Record<LegName, readonly ChosenSeat[]>>;
  passengers: readonly Passenger[];
  pickupLocation: string | undefined;
  booking: Booking | undefined;
}

export type SelectionStep<Passenger = unknown, Booking = unknown> =
  | { type: 'ride'; leg: LegName; journeyId: string; boarding: string; dropOff: string }
  | { type: 'seats'; leg: LegName; seats: readonly ChosenSeat[] }
  | { type: 'passengers'; passengers: readonly Passenger[] }
  | { type: 'pickup'; location: string }
  | { type: 'booked'; booking: Booking }
  | { type: 'clear' }
  | { type: 'clear-page' };

export const NOTHING_CHOSEN: JourneySelection<never, never> = {
  journeyIds: {},
  boardingPoints: {},
  dropOffPoints: {},
  seats: {},
  passengers: [],
  pickupLocation: undefined,
  booking: undefined,
};

/**
 * The next selection (specification, section 4). `clear` forgets seats, journeys, boarding and drop-off points,
 * passengers, pick-up location and booking; `clear-page` keeps the journeys and their points.
 * A new ride forgets the seats that were chosen on the ride before.
 */
export function select<P, B>(now: JourneySelection<P, B>, step: SelectionStep<P, B>): JourneySelection<P, B> {
  switch (step.type) {
    case 'ride': {
      const { leg, journeyId, boarding, dropOff } = step;
      return {
        ...now,
        journeyIds: { ...now.journeyIds, [leg]: journeyId },
        boardingPoints: { ...now.boardingPoints, [leg]: { journeyId, stopId: boarding } },
        dropOffPoints: { ...now.dropOffPoints, [leg]: { journeyId, stopId: dropOff } },
        seats: now.journeyIds[leg] === journeyId ? now.seats : { ...now.seats, [leg]: [] },
      };
    }
    case 'seats':
      return { ...now, seats: { ...now.seats, [step.leg]: step.seats } };
    case 'passengers':
      return { ...now, passengers: step.passengers };
    case 'pickup':
      return { ...now, pickupLocation: step.location };
    case 'booked':
      return { ...now, booking: step.booking };
    case 'clear':
      return NOTHING_CHOSEN;
    case 'clear-page':
      return { ...now, seats: {}, passengers: [], pickupLocation: undefined, booking: undefined };
  }
}

/** Sum of the seat prices of all rides in minor units; undefined until an onward journey is chosen (specification, section 4). */
export function subtotalOf({ journeyIds, seats }: Pick<JourneySelection, 'journeyIds' | 'seats'>): number | undefined {
  if (journeyIds.onward === undefined) return undefined;
  return Object.values(seats)
    .flat()
    .reduce((sum, { price }) => sum + price, 0);
}
