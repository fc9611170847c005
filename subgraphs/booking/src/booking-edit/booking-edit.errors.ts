import { Refusal } from '@naga/server-kit/graphql/refusal.js';

interface Facts extends Readonly<Record<string, unknown>> {
  /** The name of who saved; null for a guest, and where the account is gone. */
  readonly by: string | null;
  /** ISO 8601; null where the timeline does not say. */
  readonly at: string | null;
}

/** Somebody saved another version since this one was read. Facts: by, at, isGuest (a traveller without an account saved). */
export class ChangedMeanwhile extends Refusal {
  readonly code = 'CHANGED_MEANWHILE';
  /** @param savedById account of who saved, as long as users were not asked for the name */
  constructor(
    facts: Facts,
    readonly savedById: string | null = null,
  ) {
    super(facts);
  }
}
