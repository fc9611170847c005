import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Nobody carries out this method yet. Facts: method. */
export class MethodNotAvailable extends Refusal {
  readonly code = 'METHOD_NOT_AVAILABLE';
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
