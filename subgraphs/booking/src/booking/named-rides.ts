import type { BookingRecord, LegRecord, PartRecord } from './booking-record.js';
import type { RefundRecord } from '../refund/refund-record.js';

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

type Named = Pick<RefundRecord, 'legIds' | 'partIds'>;

/** What rides and seats money names that goes back of these parts. */
export const namedBy = (booking: BookingRecord, partIds: readonly string[]): Named => ({
  legIds: legIdsOf(booking, ridesOfParts(partIds)),
  partIds,
});

/** Of the open exchange: both the seats that are given up and those held instead. */
export function namedByExchange(booking: BookingRecord): Named {
  const isOf = ({ exchangeId }: LegRecord, { state }: PartRecord): boolean =>
    state === 'EXCHANGE_ONGOING' || (booking.exchange !== null && exchangeId === booking.exchange.id);
  const rides = ridesOfExchange(booking).flatMap((ride) => ride ?? []);
  const parts = rides.flatMap((ride) => ride.parts.filter((part) => isOf(ride, part)));
  return namedBy(
    booking,
    parts.map(({ id }) => id),
  );
}

/** What a mail leaves out: seats that others took the place of, or that were never bought. */
const isGone = ({ state }: PartRecord): boolean => state === 'EXCHANGED' || state === 'EXPIRED';

/** The rides that money going back is of, each with the seats of it only; all of the booking where it names none. */
export function ridesToTell(booking: BookingRecord, refunds: readonly Named[]): readonly LegRecord[] {
  const isNamed = (leg: LegRecord, part: PartRecord): boolean =>
    refunds.some(
      ({ legIds, partIds }) => legIds.includes(leg.id) && (partIds.length === 0 || partIds.includes(part.id)),
    );
  const rides = everyLeg(booking)
    .map((leg) => ({ ...leg, parts: leg.parts.filter((part) => isNamed(leg, part) && !isGone(part)) }))
    .filter(({ parts }) => parts.length > 0);
  const isOfAll = rides.length === 0 || refunds.some(({ legIds }) => legIds.length === 0);
  return isOfAll ? booking.legs : rides;
}
