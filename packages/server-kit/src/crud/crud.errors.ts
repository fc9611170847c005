import { Refusal } from '../graphql/refusal.js';

/** There is no such record within reach. Facts: none. */
export class RecordNotFound extends Refusal {
  readonly code = 'RECORD_NOT_FOUND';
}

/** Other records need this one. Facts: `by`, what the audit calls such a record. */
export class RecordInUse extends Refusal {
  readonly code = 'RECORD_IN_USE';
}
