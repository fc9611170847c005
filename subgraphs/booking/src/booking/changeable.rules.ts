import { isBoughtUnused } from '@naga/kernel/part-state.js';
import type { PartState } from './part-state.rules.js';

/** Who is seen nowhere an hour after the departure of his stop did not come (rules.md 3). */
export const NO_SHOW_MS = 3_600_000;

/**
 * Whether staff may still change who sits there, where, and under which ticket code: bought, not scanned, and boarding is
 * not over. What is only held is told anew (setPassengers) or held anew. Instants in epoch milliseconds.
 */
export const isChangeable = (state: PartState, departureTime: number, now: number): boolean =>
  isBoughtUnused(state) && now < departureTime + NO_SHOW_MS;
