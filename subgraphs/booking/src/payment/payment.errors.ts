import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** This method is not for this booking or this viewer now. Facts: method, reason (OptionReason) where there is one. */
export class MethodNotAvailable extends Refusal {
  readonly code = 'METHOD_NOT_AVAILABLE';
}

/** Only who is signed in as the one who booked has it put into his wallet. Facts: bookingId. */
export class WalletNotYours extends Refusal {
  readonly code = 'WALLET_NOT_YOURS';
}

/** Whose wallet it would be has deleted his account. Facts: bookingId. */
export class WalletGone extends Refusal {
  readonly code = 'WALLET_GONE';
}

/** No such code, or its booking is out of the viewer's scope: the two look alike. Facts: none. */
export class CashCodeUnknown extends Refusal {
  readonly code = 'CASH_CODE_UNKNOWN';
}

/** The code is over: not paid in time, or given up for another way. Facts: state. */
export class CashCodeOver extends Refusal {
  readonly code = 'CASH_CODE_OVER';
}

/** The agency has not that much left. Facts: available (minor units), currency. */
export class BalanceTooLow extends Refusal {
  readonly code = 'BALANCE_TOO_LOW';
}

/** A person looks at a payment of it: nothing is to be paid again until he has decided. Facts: paymentId. */
export class PaymentInReview extends Refusal {
  readonly code = 'PAYMENT_IN_REVIEW';
}

/** Nobody has to look at this attempt (any more). Facts: paymentId. */
export class NothingToReview extends Refusal {
  readonly code = 'NOTHING_TO_REVIEW';
}

/** It arrived in another currency than it is owed in, and can only be sent back. Facts: currency. */
export class ReceivedOtherCurrency extends Refusal {
  readonly code = 'RECEIVED_OTHER_CURRENCY';
}

/** Money is still owed and nobody will collect it later. Facts: bookingId, due (minor units), currency. */
export class NotPaid extends Refusal {
  readonly code = 'NOT_PAID';
}

/** A call-back whose provider, signature or reference is not known. Facts: none, so that nothing is given away. */
export class InvalidRequest extends Refusal {
  readonly code = 'INVALID_REQUEST';
}

/** The charge was decided before, and otherwise. Facts: id, state. */
export class ChargeAlreadyDecided extends Refusal {
  readonly code = 'CHARGE_ALREADY_DECIDED';
}

/** The provider knows no such charge. Facts: id. */
export class ChargeNotFound extends Refusal {
  readonly code = 'CHARGE_NOT_FOUND';
}

/** The booking costs nothing, or all of it is paid. Facts: bookingId. */
export class NothingToPay extends Refusal {
  readonly code = 'NOTHING_TO_PAY';
}
