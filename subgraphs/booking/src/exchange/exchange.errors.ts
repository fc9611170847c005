import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Another exchange of the booking waits for its money. Facts: bookingId, expiresAt. */
export class ExchangeOpen extends Refusal {
  readonly code = 'EXCHANGE_OPEN';
}

/** One of the named seats is not in this booking, has no ticket, was boarded, or has left. Facts: bookingId, partIds. */
export class SeatsNotExchangeable extends Refusal {
  readonly code = 'SEATS_NOT_EXCHANGEABLE';
}

/** The ticket's terms end exchanges some hours before departure. Facts: bookingId, until. */
export class ExchangeTooLate extends Refusal {
  readonly code = 'EXCHANGE_TOO_LATE';
}

/** The new rides lead elsewhere than those given up, or not all of the way. Facts: from, to (names of towns). */
export class NotTheSameWay extends Refusal {
  readonly code = 'NOT_THE_SAME_WAY';
}

/** The passenger has a seat on this departure already. Facts: legId. */
export class SameDeparture extends Refusal {
  readonly code = 'SAME_DEPARTURE';
}

/** The departure has no seats for so many, or none that the gender rule allows. Facts: legId, passengers. */
export class NotEnoughSeats extends Refusal {
  readonly code = 'NOT_ENOUGH_SEATS';
}

/** Staff of an operator or a country take other rides of theirs only. Facts: legId. */
export class NotYourDeparture extends Refusal {
  readonly code = 'NOT_YOUR_DEPARTURE';
}

/**
 * What is owed is paid on boarding, and not on one of these rides, or not by him any more. Facts: bookingId, reason
 * (BoardingBlock).
 */
export class NotPaidOnBoardingHere extends Refusal {
  readonly code = 'NOT_PAID_ON_BOARDING_HERE';
}

/** The departure is sold in another currency than the booking was. Facts: legId, currency. */
export class OtherCurrency extends Refusal {
  readonly code = 'OTHER_CURRENCY';
}

/** The exchange costs another amount than the reader was shown. Facts: expected, difference (minor units), currency. */
export class DifferenceChanged extends Refusal {
  readonly code = 'DIFFERENCE_CHANGED';
}
