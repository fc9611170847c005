import { Refusal } from '../graphql/refusal.js';

/** There is no such record within reach. Facts: none. */
export class RecordNotFound extends Refusal {
  readonly code = 'RECORD_NOT_FOUND';
}

/** Other records need this one. Facts: `by`, what the audit calls such a record. */
export class RecordInUse extends Refusal {
  readonly code = 'RECORD_IN_USE';
}

/** A rehearsed file has lines that are wrong. Facts: `count`. */
export class ImportHasErrors extends Refusal {
  readonly code = 'IMPORT_HAS_ERRORS';
}

/** Something has changed since a file was rehearsed. Facts: `line`, the first that is not what it was. */
export class ImportOutdated extends Refusal {
  readonly code = 'IMPORT_OUTDATED';
}

/** A record was changed since it was imported, or others need it. Facts: `line`. */
export class ImportNotUndone extends Refusal {
  readonly code = 'IMPORT_NOT_UNDONE';
}
