import type { BookingContext } from '../booking/booking-transaction.js';
import { ColleagueNameDocument } from '../neighbours/users.generated.js';
import { ChangedMeanwhile } from './booking-edit.errors.js';

/** Runs a command that may refuse CHANGED_MEANWHILE; who saved is asked for by name when its transaction is over. */
export async function nameWhoSaved<T>({ neighbours, viewer }: BookingContext, command: () => Promise<T>): Promise<T> {
  try {
    return await command();
  } catch (refusal) {
    if (!(refusal instanceof ChangedMeanwhile) || refusal.savedById === null) throw refusal;
    const { colleague } = await neighbours.ask('users', ColleagueNameDocument, { userId: refusal.savedById }, viewer);
    throw new ChangedMeanwhile({ ...refusal.facts, by: colleague.name, at: refusal.facts['at'] as string | null });
  }
}
