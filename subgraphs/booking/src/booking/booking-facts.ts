import { awaitsAnswer } from '../operator-decision/ways.rules.js';
import { stillToPay } from './booking-money.js';
import type { BookingRecord, LegRecord, PartRecord } from './booking-record.js';
import { agencyBack, cashBack } from '../refund/cash-back.rules.js';
import { localTime } from './local-time.js';
import { ticketPath } from './ticket-path.js';

/** Who changed to another ride is told of there. */
const travelling = ({ parts }: LegRecord): readonly PartRecord[] => parts.filter(({ state }) => state !== 'EXCHANGED');

/** Everybody on these legs once, with the seat of the first of them. */
function travellersOf(legs: readonly LegRecord[]): PartRecord[] {
  const travellers = new Map<number, PartRecord>();
  for (const part of legs.flatMap(travelling)) if (!travellers.has(part.position)) travellers.set(part.position, part);
  return [...travellers.values()];
}

/**
 * What an event tells others of a booking: everything a message says, so that its reader need not ask back. `legs` are
 * those the event is about; the price of the whole booking is told with the whole booking only.
 */
export function bookingFacts(
  booking: BookingRecord,
  legs: readonly LegRecord[] = booking.legs,
): Record<string, unknown> {
  const { id, pnr, language, mode, contactEmail, contactPhone, currency, total, bookedByUserId, affiliateId } = booking;
  const tickets = legs.flatMap(({ ticketId }) => ticketId ?? []);
  return {
    bookingId: id,
    pnr,
    language,
    mode,
    contactEmail,
    contactPhone,
    bookedByUserId,
    affiliateId,
    total: legs.length === booking.legs.length ? { amount: total, currency } : null,
    due: { amount: stillToPay(booking), currency },
    cashBack: { amount: cashBack(booking), currency },
    agencyId: booking.agencyId,
    agencyBack: { amount: agencyBack(booking), currency },
    legs: legs.map((leg) => ({
      direction: leg.direction,
      fromName: leg.fromName,
      toName: leg.toName,
      fromLocationName: leg.fromLocationName,
      toLocationName: leg.toLocationName,
      departureTime: localTime(leg.departureTime),
      arrivalTime: localTime(leg.arrivalTime),
      operatorId: leg.operatorId,
      operatorName: leg.operatorName,
      copyEmail: leg.receiveTicketCopyEmail,
      answerEmail: awaitsAnswer(leg) || leg.codeBy !== null ? (leg.ticketEmail ?? leg.receiveTicketCopyEmail) : null,
      countryCode: leg.operatorCountryCode,
      vehicleName: leg.vehicleNames,
      pickupAddress: leg.pickupAddress,
      pickupPhone: leg.pickupPhone,
      pickupTime: leg.pickupTime,
      taxiDropOff: leg.taxiDropOff,
      seatNumbers: travelling(leg).map(({ seatNumber }) => seatNumber),
    })),
    passengers: travellersOf(legs).map(({ firstName, lastName, seatNumber, passengerType }) => ({
      name: [firstName, lastName].filter(Boolean).join(' '),
      seatNumber,
      isChild: passengerType === 'CHILD',
    })),
    ticketIds: tickets,
    ticketUrls: tickets.map((ticketId) => ticketPath(ticketId, contactEmail)),
  };
}
