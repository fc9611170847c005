import type { Noun } from '@naga/server-kit/crud/noun.js';
import { boardingRouteNoun } from './boarding-route/boarding-route.noun.js';
import { reviewNoun } from './review/review.noun.js';
import { seatBlockNoun } from './seat-block/seat-block.noun.js';
import { codeRangeNoun } from './ticket-code/code-range.noun.js';
import { ticketClassNoun } from './ticket-code/ticket-class.noun.js';

/** What the back office looks after by lists and forms. */
export const nouns: readonly Noun[] = [boardingRouteNoun, codeRangeNoun, ticketClassNoun];

/** What others than staff write, and staff lists. */
export const recordedNouns: readonly Noun[] = [reviewNoun, seatBlockNoun];
