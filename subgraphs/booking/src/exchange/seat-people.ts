import type { BookingRecord, PartRecord } from '../booking/booking-record.js';
import type { SaleLeg } from '../booking/sale.js';
import { type SeatRequest, seatOn } from '../booking/seat-request.rules.js';
import { soldNational } from '../booking/sold-national.rules.js';
import { departureKey } from '../seat-claim/departure.js';
import type { Rows } from '../booking/booking.queries.js';
import { assignSeats } from './assign-seats.rules.js';
import { NotEnoughSeats } from './exchange.errors.js';
import { type Segment, takenSeats } from './taken-seats.queries.js';

export const segmentOf = ({ facts: { leg } }: SaleLeg): Segment => ({
  departure: departureKey(leg.routeScheduleId, leg.date),
  from: leg.boardingPosition,
  to: leg.dropOffPosition,
});

/** The seat as this passenger of the booking would ask for it at a hold. */
export const seatAgain = (
  { aside, legs }: BookingRecord,
  { position, title, passengerType }: PartRecord,
  seatNumber: string,
): SeatRequest => ({ seatNumber, title, passengerType, ...soldNational([...aside, ...legs], position) });

/** The ride with these people on these seats, each with the nationality that counts there. */
export function seatedOn(
  ride: SaleLeg,
  booking: BookingRecord,
  people: readonly PartRecord[],
  seatNumbers: readonly string[],
): SaleLeg {
  const { localCountryCode } = ride.facts;
  const seats = people.map((part, index) => seatOn(localCountryCode, seatAgain(booking, part, seatNumbers[index]!)));
  return { ...ride, request: { ...ride.request, seats } };
}

/** The ride with a seat for each of these people: those they ask for, or such as assignSeats finds. Refuses NOT_ENOUGH_SEATS. */
export async function seatPeople(
  from: Rows,
  ride: SaleLeg,
  people: readonly PartRecord[],
  asked: readonly string[] | null | undefined,
  booking: BookingRecord,
  now: number,
): Promise<SaleLeg> {
  const seats = asked ?? (await freeSeats(from, ride, people, { bookingId: booking.id, mode: booking.mode, now }));
  if (seats === undefined || seats.length !== people.length)
    throw new NotEnoughSeats({ legId: ride.request.legId, passengers: people.length });
  return seatedOn(ride, booking, people, seats);
}

async function freeSeats(
  from: Rows,
  ride: SaleLeg,
  people: readonly PartRecord[],
  by: { readonly bookingId: string; readonly mode: string; readonly now: number },
): Promise<string[] | undefined> {
  const { allowMaleNextToFemale: mixed, vehicle } = ride.facts.leg;
  const taken = await takenSeats(from, segmentOf(ride), by);
  const sitters = people.map(({ title, seatNumber }) => ({ title, likes: seatNumber }));
  return assignSeats(sitters, { layout: vehicle.seatLayout.seats, taken, mixed });
}
