import { searchPatterns } from '@naga/kernel/search-patterns.js';

/** Which seats a list of tickets counts; each report has one of them behind its numbers. */
export const TICKET_COUNTS = { ALL: 'ALL', SOLD: 'SOLD', TRAVELLING: 'TRAVELLING', GIVEN_BACK: 'GIVEN_BACK' } as const;
export type TicketCounts = keyof typeof TICKET_COUNTS;

export const TICKET_SORTS = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  TRAVEL_SOONEST: 'TRAVEL_SOONEST',
  TRAVEL_LATEST: 'TRAVEL_LATEST',
} as const;
export type TicketSort = keyof typeof TICKET_SORTS;

export interface TicketFilter {
  readonly text?: string | null | undefined;
  readonly counts?: TicketCounts | null | undefined;
  readonly state?: string | null | undefined;
  readonly operatorId?: string | null | undefined;
  /** English names of two towns: 'Phnom Penh|Siem Reap'. */
  readonly route?: string | null | undefined;
  /** '<route schedule>@<service date>' */
  readonly departure?: string | null | undefined;
  readonly travelFrom?: string | null | undefined;
  readonly travelTo?: string | null | undefined;
  readonly soldFrom?: string | null | undefined;
  readonly soldTo?: string | null | undefined;
  readonly givenBackFrom?: string | null | undefined;
  readonly givenBackTo?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly channel?: string | null | undefined;
  readonly method?: string | null | undefined;
  readonly agencyId?: string | null | undefined;
  readonly sellerId?: string | null | undefined;
  readonly affiliateId?: string | null | undefined;
}

/** What is looked for: words of a booking, and the whole text as a ticket's id or the beginning of a code. */
export interface TicketSearch {
  /** LIKE patterns that the booking's words must all fit; the longest first, which finds by the index. */
  readonly words: readonly string[];
  readonly ticketId: string;
  /** LIKE pattern of codes in capital letters. */
  readonly code: string;
}

/** Undefined where nothing is typed. */
export function ticketSearch(text: string | null | undefined): TicketSearch | undefined {
  const typed = (text ?? '').replace(/\0/g, '').trim();
  const words = searchPatterns(typed);
  if (words.length === 0) return undefined;
  return { words, ticketId: typed.toLowerCase(), code: `${typed.toUpperCase().replace(/[\\%_]/g, '\\$&')}%` };
}
