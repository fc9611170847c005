/**
 * What a passenger's seat of a booking still allows, by the state of its part. One list for what the server lets and for
 * what screens offer, so that none of them leads to a refusal.
 */

/** Good for a ride that nobody has begun: it has its ticket, or is sold and waits for the code of one. */
const UNUSED = new Set(['CONFIRMED', 'TICKETED']);
/** Bought and not scanned: also what waits for its operator's answer. */
const BOUGHT_UNUSED = new Set(['PENDING_OPERATOR', ...UNUSED]);
/** Nobody sits there any more: refused by the operator, given back, or exchanged for another seat. */
export const GONE_STATES: readonly string[] = ['REJECTED', 'CANCELLED', 'RELEASED', 'REFUNDED', 'EXCHANGED'];
const GONE = new Set(GONE_STATES);

/** Whether it can be given back, exchanged or moved. */
export const isUnused = (state: string): boolean => UNUSED.has(state);

/** Whether who sits there, and where, can be changed. */
export const isBoughtUnused = (state: string): boolean => BOUGHT_UNUSED.has(state);

/** Whether a part nobody rides any more is in this state. */
export const isGone = (state: string): boolean => GONE.has(state);

/** What staff can overrule the terms of: what is unused, also while it is being exchanged, and what nobody came for. */
const OVERRULABLE = new Set([...UNUSED, 'EXCHANGE_ONGOING', 'NO_SHOW']);

export const isOverrulable = (state: string): boolean => OVERRULABLE.has(state);
