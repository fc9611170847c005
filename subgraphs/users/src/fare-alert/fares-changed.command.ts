import type { UsersContext } from '../services.js';

/** Also who is due already: he may be looked at right now, and is then to be looked at again (LATER of lookForFares). */
const LOOK = `update fare_alert set look_at = least(look_at, $1) where state = 'ACTIVE'`;

/**
 * fares.changed: some operator's prices are others, of days that nobody names, for both modes. All who watch a price are
 * looked after at once. Doing it twice looks twice.
 */
export async function noteFaresChanged({ database, clock }: UsersContext): Promise<void> {
  await database.change(LOOK, [new Date(clock.now())]);
}
