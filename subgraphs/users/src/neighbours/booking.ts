import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import type { PassengersOf } from '../staff-notification/audience.js';
import {
  BookingPointsDocument,
  type BookingPointsQuery,
  BookingsOfDocument,
  ClaimedSeatsDocument,
  CloseWalletDocument,
  CreditOfDocument,
  TicketFilesDocument,
  TravellersOfDocument,
  type TravellersOfQuery,
} from './booking.generated.js';

/** What comes with a ticket's mail, base64: the PDF, the calendar file; nothing of a ticket nobody knows. */
export async function ticketFiles(
  { neighbours, viewer }: SubgraphContext,
  ticketId: string,
): Promise<readonly { fileName: string; contentType: string; base64: string }[]> {
  return (await neighbours.ask('booking', TicketFilesDocument, { ticketId }, viewer)).ticketFiles;
}

/** What booking keeps of an account. */
export async function bookingsOf(
  { neighbours, viewer }: SubgraphContext,
  accountId: string,
): Promise<readonly Record<string, unknown>[]> {
  return (await neighbours.ask('booking', BookingsOfDocument, { accountId }, viewer)).bookingsOf;
}

/** Credit of an account, one for each currency; minor units. */
export async function creditOf(
  { neighbours, viewer }: SubgraphContext,
  accountId: string,
): Promise<readonly { amount: number; currency: string }[]> {
  return (await neighbours.ask('booking', CreditOfDocument, { accountId }, viewer)).creditOf;
}

/** The same, and nothing comes into it any more: he gives it up with his account. */
export async function closeWallet(
  { neighbours, viewer }: SubgraphContext,
  accountId: string,
): Promise<readonly { amount: number; currency: string }[]> {
  return (await neighbours.ask('booking', CloseWalletDocument, { accountId }, viewer)).closeWallet;
}

/** A ride of a departure between two of its stops. */
export interface SeatSegment {
  readonly routeScheduleId: string;
  /** The service date. */
  readonly date: string;
  readonly boardingPosition: number;
  readonly dropOffPosition: number;
}

/** How many seats of each segment are claimed now, in the viewer's mode. */
export async function claimedSeats(
  { neighbours, viewer }: SubgraphContext,
  segments: readonly SeatSegment[],
): Promise<readonly number[]> {
  if (segments.length === 0) return [];
  return (await neighbours.ask('booking', ClaimedSeatsDocument, { segments: [...segments] }, viewer)).claimedSeats;
}

export type TravellerContact = TravellersOfQuery['travellersOf'][number];

/** Whose bookings have passengers on these rides, in the viewer's mode. */
export async function travellersOf(
  { neighbours, viewer }: SubgraphContext,
  { operatorId, from, until, ...narrowed }: PassengersOf,
): Promise<readonly TravellerContact[]> {
  const copyOf = (list: readonly string[] | null | undefined) => (list == null ? null : [...list]);
  const rides = {
    ...{ operatorId, from, until },
    routeScheduleIds: copyOf(narrowed.routeScheduleIds),
    departures: copyOf(narrowed.departures),
    seats: copyOf(narrowed.seats),
    pickupAddresses: copyOf(narrowed.pickupAddresses),
  };
  return (await neighbours.ask('booking', TravellersOfDocument, rides, viewer)).travellersOf;
}

export type HolderOfPoints = BookingPointsQuery['bookingPoints'][number];

/** What booking says of these bookings' points, of both modes; those that do not exist are missing. */
export async function bookingPoints(
  { neighbours, viewer }: SubgraphContext,
  bookingIds: readonly string[],
): Promise<readonly HolderOfPoints[]> {
  return (await neighbours.ask('booking', BookingPointsDocument, { bookingIds: [...bookingIds] }, viewer))
    .bookingPoints;
}
