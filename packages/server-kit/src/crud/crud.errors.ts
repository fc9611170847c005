import { Refusal } from '../graphql/refusal.js';

/** There is no such record within reach. Facts: none. */
export class RecordNotFound extends Refusal {
  readonly code = 'RECORD_NOT_FOUND';
}

/** Somebody saved the record since it was read. Facts: `by`, a name or null, and `at`, an instant or null. */
export class ChangedMeanwhile extends Refusal {
  readonly code = 'CHANGED_MEANWHILE';
  /** @param savedById User.id: whose name it is, for who can ask for it. */
  constructor(
    facts: { readonly by: string | null; readonly at: string | null },
    readonly savedById: string | null = null,
  ) {
    super(facts);
  }
}

/** Other records need this one. Facts: `by`, what the audit calls such a record. */
export class RecordInUse extends Refusal {
  readonly code = 'RECORD_IN_USE';
}
