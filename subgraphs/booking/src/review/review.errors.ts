import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** No such ticket, or the e-mail is not its booking's: it is not told which. Facts: none. */
export class TicketNotFound extends Refusal {
  readonly code = 'TICKET_NOT_FOUND';
}

/** Nobody of this ticket has travelled, or not yet. Facts: none. */
export class NotTravelled extends Refusal {
  readonly code = 'NOT_TRAVELLED';
}

/** The week in which it can be worded anew is over. Facts: until (ISO 8601). */
export class ReviewClosed extends Refusal {
  readonly code = 'REVIEW_CLOSED';
}

/** One is published by itself where it was hidden before: the reason stands with it. Facts: none. */
export class ReviewHidden extends Refusal {
  readonly code = 'REVIEW_HIDDEN';
}

/** None, or out of the viewer's scope. Facts: id. */
export class ReviewNotFound extends Refusal {
  readonly code = 'REVIEW_NOT_FOUND';
}
