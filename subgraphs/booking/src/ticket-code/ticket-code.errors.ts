import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** This operator has given the code before, to whomever. Facts: ticketCode. */
export class TicketCodeTaken extends Refusal {
  readonly code = 'TICKET_CODE_TAKEN';
}

/** A range will give this code to a later ticket. Facts: ticketCode. */
export class TicketCodeReserved extends Refusal {
  readonly code = 'TICKET_CODE_RESERVED';
}

/** The seats of this leg wait for no code. Facts: bookingId, legId. */
export class LegNotAwaitingCodes extends Refusal {
  readonly code = 'LEG_NOT_AWAITING_CODES';
}

/** Numbers of the range are, or were, another one's: codes would repeat. Facts: none. */
export class CodesOverlap extends Refusal {
  readonly code = 'CODES_OVERLAP';
}
