import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is no such link, or it is not the viewer's to see. Facts: none. */
export class PayLinkNotFound extends Refusal {
  readonly code = 'PAY_LINK_NOT_FOUND';
}

/** It was paid, is over or was cancelled. Facts: state. */
export class PayLinkClosed extends Refusal {
  readonly code = 'PAY_LINK_CLOSED';
}

/**
 * What is paid or over keeps what its payer read, and a donation what its giver chose: only a note is written then.
 * Facts: fields (names of the input), state.
 */
export class PayLinkFieldsClosed extends Refusal {
  readonly code = 'PAY_LINK_FIELDS_CLOSED';
}

/** A donation is not given back (rules.md 6). Facts: none. */
export class DonationNotRefunded extends Refusal {
  readonly code = 'DONATION_NOT_REFUNDED';
}

/** More than is left of what was paid, or nothing. Facts: most (minor units), currency. */
export class LinkRefundAmount extends Refusal {
  readonly code = 'LINK_REFUND_AMOUNT';
}

/** It waits for a second person already, or was decided. Facts: state. */
export class LinkRefundDecided extends Refusal {
  readonly code = 'LINK_REFUND_DECIDED';
}
