import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** The holder has to prove himself first with a code (requestHolderCode). Facts: bookingId, phone, email (masked or null). */
export class CodeNeeded extends Refusal {
  readonly code = 'CODE_NEEDED';
}

/** Not the code that was sent, or too late, tried too often, or used already: none is told apart. Facts: none. */
export class CodeWrong extends Refusal {
  readonly code = 'CODE_WRONG';
}
