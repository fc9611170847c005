import type { BookingRecord, LegRecord } from './booking-record.js';

/**
 * The rides of a booking that a command changes where it does not change the whole; undefined stands for a seat that is
 * not in the booking. Who drives all of them may do it, whoever drives the others.
 */
export type NamedRides = (booking: BookingRecord) => readonly (LegRecord | undefined)[];

const everyLeg = ({ legs, aside }: BookingRecord): readonly LegRecord[] => [...legs, ...aside];

/** The ride of this BookingLeg.id; one that is not in the booking is left to the command to refuse. */
export const rideOf =
  (legId: string): NamedRides =>
  (booking) =>
    booking.legs.filter(({ id }) => id === legId);

/** The rides of these seats, those that were exchanged among them: repeating a command answers what it did. */
export const ridesOfParts =
  (partIds: readonly string[]): NamedRides =>
  (booking) =>
    partIds.map((partId) => everyLeg(booking).find(({ parts }) => parts.some(({ id }) => id === partId)));

/** The rides of the open exchange, both those given up and those held instead; none without one. */
export const ridesOfExchange: NamedRides = ({ exchange, legs, aside }) =>
  exchange === null
    ? []
    : [
        ...legs.filter(({ parts }) => parts.some(({ state }) => state === 'EXCHANGE_ONGOING')),
        ...aside.filter(({ exchangeId }) => exchangeId === exchange.id),
      ];

/** The rides that a payment, or what goes back, is of: all of the booking where it names none. */
export const ridesOfMoney =
  ({ legIds }: { readonly legIds: readonly string[] }): NamedRides =>
  (booking) =>
    legIds.length === 0 ? booking.legs : legIds.map((legId) => everyLeg(booking).find(({ id }) => id === legId));

/** Their ids; none where an exchange, or anything, is of no ride. */
export const legIdsOf = (booking: BookingRecord, named: NamedRides): string[] => [
  ...new Set(named(booking).flatMap((ride) => ride?.id ?? [])),
];
