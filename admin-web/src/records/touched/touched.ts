import type { SoldDeparture } from '../../features/sold/SoldDepartures.js';

/** Whom a change touches, before it is saved. */
export interface Touched {
  readonly departures: number;
  /** The first of them. */
  readonly touched: readonly SoldDeparture[];
  readonly byOperator: readonly { readonly operatorId: string; readonly departures: readonly string[] }[];
  /** Who sits on these is meant; null: whoever rides. */
  readonly seatNumbers: readonly string[] | null;
  /** Who is fetched there is meant; null: whoever rides. */
  readonly pickupAddresses: readonly string[] | null;
}

/** As many departures as one notification takes. */
const MOST_DEPARTURES = 500;

const dayOf = (departure: string): string => departure.slice(departure.indexOf('@') + 1);

/** Their passengers, as audiences of notifications: whoever is told something is told by one operator. */
export const audiencesOf = ({ byOperator, seatNumbers, pickupAddresses }: Touched) =>
  byOperator.flatMap(({ operatorId, departures }) =>
    Array.from({ length: Math.ceil(departures.length / MOST_DEPARTURES) }, (_, part) => {
      const some = departures.slice(part * MOST_DEPARTURES, (part + 1) * MOST_DEPARTURES);
      const days = some.map(dayOf).toSorted();
      const touched = {
        departures: some,
        seats: seatNumbers && [...seatNumbers],
        pickupAddresses: pickupAddresses && [...pickupAddresses],
      };
      return { passengersOf: { operatorId, from: days[0]!, until: days.at(-1)! }, touched };
    }),
  );

export type PassengersTold = ReturnType<typeof audiencesOf>[number];
