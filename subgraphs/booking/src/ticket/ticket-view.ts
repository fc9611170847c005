import type { KeyObject } from 'node:crypto';
import { type LanguageCode, localize } from '@naga/kernel/language.js';
import { money } from '@naga/kernel/money.js';
import { seatAddOns } from '../add-on/seat-add-ons.js';
import type { LegRecord, PartRecord } from '../booking/booking-record.js';
import { legView } from '../booking/booking-view.js';
import { localTime } from '../booking/local-time.js';
import { ticketPath } from '../booking/ticket-path.js';
import { signBoardingPass } from './boarding-pass.js';
import { readyTime } from './check-in.rules.js';
import { owedOnBoard } from './owed-on-board.js';
import type { SoldTicket } from './sold-ticket.queries.js';
import type { TicketFacts } from './ticket-facts.js';
import { clockOf } from './ticket-words.js';
import { type TicketPassengerView, TicketView } from './ticket.type.js';

const LIVE = new Set(['CONFIRMED', 'TICKETED', 'BOARDED', 'COMPLETED', 'NO_SHOW', 'EXCHANGE_ONGOING']);

const nameOf = ({ firstName, lastName }: PartRecord): string => [firstName, lastName].filter(Boolean).join(' ');

function passengersOf({ id, booking, leg }: SoldTicket, key: KeyObject, now: number): TicketPassengerView[] {
  const onBoard = owedOnBoard(booking);
  const owes = (amount = 0) => (amount > 0 ? money(amount, booking.currency) : null);
  return leg.parts.map((part) => ({
    partId: part.id,
    name: nameOf(part),
    title: part.title,
    passengerType: part.passengerType,
    seatNumber: part.seatNumber,
    ticketCode: part.ticketCode ?? '',
    state: part.state,
    payOnBoarding: owes(onBoard.get(part.id)),
    addOns: seatAddOns(booking, part.id),
    qr: signBoardingPass(
      {
        ticketId: id,
        partId: part.id,
        pnr: booking.pnr,
        routeScheduleId: leg.routeScheduleId,
        date: leg.date,
        seatNumber: part.seatNumber,
        owed: { amount: onBoard.get(part.id) ?? 0, currency: booking.currency, asOf: now },
      },
      key,
    ),
  }));
}

/** Who still travels; of a ticket that nobody travels with, everybody it was for. */
function travelling<P extends Pick<TicketPassengerView, 'state'>>(passengers: readonly P[]): readonly P[] {
  const live = passengers.filter(({ state }) => LIVE.has(state));
  return live.length > 0 ? live : passengers;
}

/** A ticket as its page shows it; its codes say what is owed `now`, in epoch milliseconds. */
export function ticketView(ticket: SoldTicket, key: KeyObject, now: number): TicketView {
  const { id, booking, leg } = ticket;
  const url = ticketPath(id, booking.contactEmail);
  return Object.assign(new TicketView(), {
    id,
    url,
    pdfUrl: `${url}.pdf`,
    calendarUrl: `${url}.ics`,
    pnr: booking.pnr,
    language: booking.language,
    leg: legView(leg, booking),
    passengers: travelling(passengersOf(ticket, key, now)),
    contactEmail: booking.contactEmail,
    ticketPhone: leg.ticketPhone,
    checkInTime: readyTime(clockOf(localTime(leg.departureTime)), pickupOf(leg)),
    revoked: leg.ticketRevoked,
    sold: ticket,
  });
}

const pickupOf = ({ pickupAddress, pickupPhone, pickupTime, taxiDropOff }: LegRecord) =>
  [pickupAddress, pickupPhone, pickupTime, taxiDropOff].every((asked) => asked === null)
    ? undefined
    : { address: pickupAddress, phone: pickupPhone, time: pickupTime, dropOff: taxiDropOff };

/** The same as facts for the PDF and the calendar. */
export function ticketFacts(ticket: SoldTicket, key: KeyObject, now: number): TicketFacts {
  const { booking, leg } = ticket;
  return {
    pnr: booking.pnr,
    language: booking.language as LanguageCode,
    operatorName: leg.operatorName,
    vehicleName: localize(leg.vehicleNames, booking.language as LanguageCode),
    ticketPhone: leg.ticketPhone ?? undefined,
    from: {
      place: leg.fromLocationName,
      stop: leg.fromName,
      time: localTime(leg.departureTime),
      address: leg.fromAddress ?? undefined,
    },
    to: { place: leg.toLocationName, stop: leg.toName, time: localTime(leg.arrivalTime) },
    pickup: pickupOf(leg),
    terms: leg.terms,
    passengers: passengersOf(ticket, key, now)
      .filter(({ state }) => LIVE.has(state))
      .map(({ payOnBoarding, ...passenger }) => ({
        ...passenger,
        payOnBoarding: payOnBoarding ? money(payOnBoarding.amount, booking.currency) : undefined,
      })),
  };
}
