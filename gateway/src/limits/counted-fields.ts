/** Each kind of search counts for itself: a results screen asks for both. */
export const SEARCHES: ReadonlySet<string> = new Set(['searchJourneys', 'journeyDays']);

/** What opens something of somebody's by letters that people can type, and therefore guess; null is a miss. */
export const GUESSED: ReadonlySet<string> = new Set(['bookingByReference', 'parcel']);

/** Whether a field at the top is counted by any limit. */
export const isCountedField = (name: string): boolean => SEARCHES.has(name) || GUESSED.has(name);
