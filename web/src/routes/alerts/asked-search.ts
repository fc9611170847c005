import { readParty } from '@naga/booking-flow/passengers/party.js';
import { readDate, type Search } from '../../session/search.js';
import { isTransport } from '../../session/transport.js';

/** What the address asks to be told of (session/search.ts: watchPath); undefined for nonsense and for the past. */
export function askedSearch(query: URLSearchParams, today: string): Search | undefined {
  const [from, to, date] = [query.get('from'), query.get('to'), readDate(query.get('date'), today)];
  const kind = query.get('type');
  if (from === null || to === null || date === undefined) return undefined;
  return { from, to, date, transport: isTransport(kind) ? kind : undefined, ...readParty(query) };
}
