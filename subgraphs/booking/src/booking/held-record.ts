import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { BookingRecord, LegRecord, PartRecord } from './booking-record.js';
import type { FeeRecord } from './fee-record.js';
import type { HoldLegRow, HoldPartRow, HoldRow, SeatOutcome } from './insert-hold.js';
import type { LegDirection } from './seat-request.rules.js';

const heldPart = ({ leg: _, ...part }: HoldPartRow, { partId, policy }: SeatOutcome): PartRecord => ({
  ...part,
  id: partId,
  state: 'HELD',
  ticketCode: null,
  agentCommission: 0,
  agentCommissionRate: null,
  agentLevel: null,
  uncollected: 0,
  uncollectedFees: 0,
  givenBack: null,
  givenBackAs: null,
  refundTerms: null,
  refundPolicy: policy,
  replacesId: null,
});

const heldLeg = (row: HoldLegRow, id: string, parts: readonly PartRecord[]): LegRecord => ({
  ...row,
  id,
  direction: row.direction as LegDirection,
  boardingPosition: row.from,
  dropOffPosition: row.to,
  receiveTicketCopyEmail: row.copyEmail,
  departureTime: Date.parse(row.departureTime),
  arrivalTime: Date.parse(row.arrivalTime),
  confirmBy: null,
  acceptedAt: null,
  codeBy: null,
  exchangeId: null,
  ticketId: null,
  ticketRevoked: false,
  parts,
});

/** What a hold wrote, as loadBooking would read it: the hottest path need not ask for what it just said. */
export function heldRecord(
  booking: HoldRow,
  legs: readonly HoldLegRow[],
  parts: readonly HoldPartRow[],
  fees: readonly FeeRecord[],
  seats: readonly SeatOutcome[],
): BookingRecord {
  const {
    pnr,
    language,
    total,
    contactEmail,
    contactPhone,
    bookedFrom,
    bookingType,
    userId,
    agencyId,
    affiliateId,
    now,
    expiresAt,
  } = booking;
  const { couponCode, couponTurn, couponTerms, feeTerms, discount, promotions, promotionTurn } = booking;
  return {
    id: seats[0]!.bookingId,
    pnr,
    mode: booking.mode as Mode,
    language,
    currency: booking.currency,
    total,
    contactEmail,
    contactPhone,
    soldToEmail: contactEmail,
    soldToPhone: contactPhone,
    contactVersion: 1,
    bookedFrom,
    bookingType,
    bookedByUserId: userId,
    boughtByUserId: userId,
    isBuyerGone: false,
    agencyId,
    affiliateId,
    couponCode,
    couponTurn,
    couponTerms,
    discount,
    promotions,
    promotionTurn,
    pointsAccountId: null,
    points: 0,
    pointsTurn: 0,
    pointsTold: null,
    pointsVersion: 0,
    createdAt: now,
    soldAt: null,
    expiresAt,
    extensions: 0,
    legs: legs.map((row) => {
      const own = seats.filter(({ leg }) => leg === row.n);
      const people = parts.filter(({ leg }) => leg === row.n);
      return heldLeg(
        row,
        own[0]!.legId,
        people.map((part) => heldPart(part, own[part.position]!)),
      );
    }),
    aside: [],
    exchange: null,
    fees,
    feeTerms,
    payments: [],
    refunds: [],
  };
}
