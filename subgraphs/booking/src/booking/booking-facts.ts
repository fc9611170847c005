import { addOnFacts, rideAddOns } from '../add-on/add-on-facts.js';
import { DONATION_FEE } from '../donation/donation.rules.js';
import { awaitsAnswer } from '../operator-decision/ways.rules.js';
import { paidOf } from '../payment/payment-status.rules.js';
import { costsNow, moneysOf, stillToPay } from './booking-money.js';
import type { BookingRecord, LegRecord, PartRecord } from './booking-record.js';
import { agencyBack, cashBack } from '../refund/cash-back.rules.js';
import { pointsToEarn, pointsUsed } from '../points/points-news.js';
import { owedOnBoard } from '../ticket/owed-on-board.js';
import { localTime } from './local-time.js';
import { ticketPath } from './ticket-path.js';

/** Who changed to another ride is told of there. */
const travelling = ({ parts }: LegRecord): readonly PartRecord[] => parts.filter(({ state }) => state !== 'EXCHANGED');

/** What the conductor of a ride collects of all who still travel by it, minor units. */
function collectedOn(booking: BookingRecord): (leg: LegRecord) => number {
  const owed = owedOnBoard(booking);
  const sums = booking.legs.map(({ id, parts }): [string, number] => [
    id,
    parts.reduce((sum, part) => sum + (owed.get(part.id) ?? 0), 0),
  ]);
  const byRide = new Map(sums);
  return ({ id }) => byRide.get(id) ?? 0;
}

/** Everybody on these legs once, with the seat of the first of them. */
function travellersOf(legs: readonly LegRecord[]): PartRecord[] {
  const travellers = new Map<number, PartRecord>();
  for (const part of legs.flatMap(travelling)) if (!travellers.has(part.position)) travellers.set(part.position, part);
  return [...travellers.values()];
}

/** How who held it read its price; of all parts it is the same. */
const shownRate = ({ legs }: BookingRecord) =>
  legs.flatMap(({ parts }) => parts).find((part) => part.shownRate !== null)?.shownRate ?? null;

/**
 * What an event tells others of a booking: everything a message says, so that its reader need not ask back. `legs` are
 * those the event is about; the price of the whole booking, what is given in it, and its points, are told with the whole booking only.
 */
export function bookingFacts(
  booking: BookingRecord,
  legs: readonly LegRecord[] = booking.legs,
): Record<string, unknown> {
  const { id, pnr, language, mode, contactEmail, contactPhone, currency, bookedByUserId, affiliateId } = booking;
  const isWhole = legs.length === booking.legs.length;
  const donated = booking.fees.find(({ name }) => name === DONATION_FEE)?.amount ?? 0;
  const toCollectOf = collectedOn(booking);
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
    total: isWhole ? { amount: costsNow(booking), currency } : null,
    donation: isWhole && donated > 0 ? { amount: donated, currency } : null,
    addOns: addOnFacts(booking, legs),
    shownRate: isWhole ? shownRate(booking) : null,
    points: isWhole ? pointsUsed(booking) : null,
    pointsToEarn: isWhole ? pointsToEarn(booking) : null,
    paid: { amount: paidOf(moneysOf(booking)), currency },
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
      toCollect: { amount: toCollectOf(leg), currency },
      seatNumbers: travelling(leg).map(({ seatNumber }) => seatNumber),
      addOns: rideAddOns(booking, travelling(leg)),
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
