import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** The holder has to prove himself first with a code (requestHolderCode). Facts: bookingId, phone, email (masked or null). */
export class CodeNeeded extends Refusal {
  readonly code = 'CODE_NEEDED';
}

/** Not the code that was sent, or too late, tried too often, or used already: none is told apart. Facts: none. */
export class CodeWrong extends Refusal {
  readonly code = 'CODE_WRONG';
}

/** Who wrote in where the code goes does not hand out for it; a colleague does. Facts: bookingId. */
export class ContactByYou extends Refusal {
  readonly code = 'CONTACT_BY_YOU';
}
