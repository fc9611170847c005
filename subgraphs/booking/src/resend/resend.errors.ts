import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** There is no ticket that still opens a door. Facts: bookingId. */
export class NoTicketToSend extends Refusal {
  readonly code = 'NO_TICKET_TO_SEND';
}

/** Nobody left an e-mail address or a telephone with this booking. Facts: bookingId. */
export class NoAddressToSend extends Refusal {
  readonly code = 'NO_ADDRESS_TO_SEND';
}

/** The tickets were sent again often enough for a day. Facts: bookingId, most, after (ISO 8601: when once more). */
export class SentOftenEnough extends Refusal {
  readonly code = 'SENT_OFTEN_ENOUGH';
}
