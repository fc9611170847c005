import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Nobody has this booking, or it is not the viewer's: the two look alike. Facts: bookingId or pnr. */
export class BookingNotFound extends Refusal {
  readonly code = 'BOOKING_NOT_FOUND';
}

/** The ride cannot be bought. Facts: legId, reason (catalogue's DepartureNotOnSale, or UNKNOWN). */
export class NotOnSale extends Refusal {
  readonly code = 'NOT_ON_SALE';
}

/** The operator confirms each sale by hand and needs four hours before departure for it. Facts: legId, operatorId. */
export class OperatorConfirmsByHand extends Refusal {
  readonly code = 'OPERATOR_CONFIRMS_BY_HAND';
}

/** The operator sells this ride to locals only. Facts: legId, localCountryCode. */
export class LocalsOnly extends Refusal {
  readonly code = 'LOCALS_ONLY';
}

/**
 * One visitor holds as many seats as may be held without paying. Facts: limit, held, legId (of the ride whose departure is
 * meant; null where it is all together), and of an account holds (bookingId, pnr, expiresAt).
 */
export class TooManyHeld extends Refusal {
  readonly code = 'TOO_MANY_HELD';
}

/** A ride would begin before the one before it has arrived. Facts: legId. */
export class RidesOutOfOrder extends Refusal {
  readonly code = 'RIDES_OUT_OF_ORDER';
}

/** A change would begin in another town than the ride before it ends in. Facts: legId. */
export class RidesNotConnected extends Refusal {
  readonly code = 'RIDES_NOT_CONNECTED';
}

/** Nobody set a price for one of the seats. Facts: none. */
export class NoPrice extends Refusal {
  readonly code = 'NO_PRICE';
}

/** The price is another than the client showed. Facts: expected, total (minor units), currency. */
export class PriceChanged extends Refusal {
  readonly code = 'PRICE_CHANGED';
}

/** The seats were held too long ago and are no longer reserved. Facts: bookingId. */
export class HoldExpired extends Refusal {
  readonly code = 'HOLD_EXPIRED';
}

/** A hold is extended twice at most. Facts: bookingId, expiresAt. */
export class HoldExtendedTooOften extends Refusal {
  readonly code = 'HOLD_EXTENDED_TOO_OFTEN';
}

/** What was asked for is only possible while the seats are held. Facts: bookingId, status. */
export class BookingNotHeld extends Refusal {
  readonly code = 'BOOKING_NOT_HELD';
}

/** Names or contact are missing. Facts: bookingId, seats without a name, contact (whether a telephone is known). */
export class PassengersIncomplete extends Refusal {
  readonly code = 'PASSENGERS_INCOMPLETE';
}

/** There is nothing left that could be cancelled. Facts: bookingId, status. */
export class NothingToCancel extends Refusal {
  readonly code = 'NOTHING_TO_CANCEL';
}

/** One of the named seats is not in this booking, not sold, gone already, or has left. Facts: bookingId, partIds. */
export class SeatsNotCancellable extends Refusal {
  readonly code = 'SEATS_NOT_CANCELLABLE';
}

/** Giving back gives another amount than the reader was shown. Facts: expected, refund (minor units), currency. */
export class RefundChanged extends Refusal {
  readonly code = 'REFUND_CHANGED';
}

/** Nobody can change this seat any more, or not yet: not bought, scanned, given back, or gone. Facts: bookingId, seats. */
export class TicketNotChangeable extends Refusal {
  readonly code = 'TICKET_NOT_CHANGEABLE';
}

/** The timetable no longer has this ride: nobody can say which seats it has. Facts: legId. */
export class RideUnknown extends Refusal {
  readonly code = 'RIDE_UNKNOWN';
}

/** Too many at once wanted the same rows; the same call may be tried again. Facts: none. */
export class TryAgain extends Refusal {
  readonly code = 'TRY_AGAIN';
}
