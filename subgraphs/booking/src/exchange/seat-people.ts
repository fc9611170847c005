import type { PartRecord } from '../booking/booking-record.js';
import type { SaleLeg } from '../booking/sale.js';
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

/** The ride with a seat for each of these people: those they ask for, or such as assignSeats finds. Refuses NOT_ENOUGH_SEATS. */
export async function seatPeople(
  from: Rows,
  ride: SaleLeg,
  people: readonly PartRecord[],
  asked: readonly string[] | null | undefined,
  by: { readonly bookingId: string; readonly mode: string; readonly now: number },
): Promise<SaleLeg> {
  const seats = asked ?? (await freeSeats(from, ride, people, by));
  if (seats === undefined || seats.length !== people.length)
    throw new NotEnoughSeats({ legId: ride.request.legId, passengers: people.length });
  const request = {
    ...ride.request,
    seats: people.map(({ title, nationality, passengerType }, index) => ({
      title,
      nationality,
      passengerType,
      seatNumber: seats[index]!,
    })),
  };
  return { ...ride, request };
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
