import { type Facts, Refusal } from './refusal.js';

interface SavedFacts extends Facts {
  /** The name of who saved; null for a guest or the system, and where the account is gone. */
  readonly by: string | null;
  /** ISO 8601; null where nobody kept it. */
  readonly at: string | null;
}

/** Somebody saved another version since this one was read. Facts: by, at. */
export class ChangedMeanwhile extends Refusal {
  readonly code = 'CHANGED_MEANWHILE';
  /** @param savedById account of who saved, as long as users were not asked for the name */
  constructor(
    override readonly facts: SavedFacts,
    readonly savedById: string | null = null,
  ) {
    super(facts);
  }
}

/** Runs a command that may refuse CHANGED_MEANWHILE; who saved is asked for by name when its transaction is over. */
export async function nameWhoSaved<T>(
  command: () => Promise<T>,
  nameOf: (accountId: string) => Promise<string | null>,
): Promise<T> {
  try {
    return await command();
  } catch (refusal) {
    if (!(refusal instanceof ChangedMeanwhile) || refusal.savedById === null) throw refusal;
    throw new ChangedMeanwhile({ ...refusal.facts, by: await nameOf(refusal.savedById) });
  }
}
