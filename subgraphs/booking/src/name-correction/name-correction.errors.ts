import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** More than a few letters become otherwise: that is another person. Facts: letters (the most that may). */
export class NotACorrection extends Refusal {
  readonly code = 'NOT_A_CORRECTION';
}

/** This passenger's name was corrected once before. Facts: bookingId. */
export class CorrectedAlready extends Refusal {
  readonly code = 'CORRECTED_ALREADY';
}
