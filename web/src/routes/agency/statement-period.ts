import { parseTravelDate } from '@naga/kernel/travel-date.js';

export interface Period {
  /** 'YYYY-MM-DD' */
  from: string;
  /** Included. */
  until: string;
}

/** The days of a statement as its address names them; the current month without them. */
export function periodIn(query: URLSearchParams, today: string): Period {
  const until = parseTravelDate(query.get('until') ?? '') ?? today;
  const from = parseTravelDate(query.get('from') ?? '') ?? `${until.slice(0, 8)}01`;
  return from <= until ? { from, until } : { from: until, until: from };
}
