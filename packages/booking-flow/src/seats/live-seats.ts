import type { MapSeat } from '@naga/ui/seat.js';

/** What the stream of live seats says of one ride: the seats that cannot be bought now; all others can. */
export interface SeatNews {
  /** JourneyLeg.id */
  leg: string;
  states: Readonly<Record<string, 'UNAVAILABLE' | 'BLOCKED'>>;
}

/** The event's text, undefined for anything that is no news of ours. */
export function readSeatNews(text: string): SeatNews | undefined {
  try {
    const news = JSON.parse(text) as SeatNews | null;
    return typeof news?.leg === 'string' && typeof news.states === 'object' ? news : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The map as it is now. What the reader's own booking holds (SELECTED) stays his: the stream is for everybody and says
 * "unavailable" of it too. The same seats come back when nothing has changed.
 */
export function seatsNow<Seat extends Pick<MapSeat, 'number' | 'kind' | 'state'>>(
  seats: readonly Seat[],
  news: SeatNews | undefined,
): readonly Seat[] {
  if (news === undefined) return seats;
  const now = seats.map((seat) => {
    if (seat.kind !== 'SEAT') return seat;
    const state = news.states[seat.number] ?? 'AVAILABLE';
    const isOwn = seat.state === 'SELECTED' && state === 'UNAVAILABLE';
    return isOwn || state === seat.state ? seat : { ...seat, state };
  });
  return now.every((seat, index) => seat === seats[index]) ? seats : now;
}
