import { freeSeats, type JourneyRow, RestClient } from '../../../e2e/harness/rest-client.js';
import type { Search } from '../questions.js';

export interface Offer {
  readonly journey: JourneyRow;
  readonly seat: string;
}

/** At least so many seats anybody may take, one after the other on ever another departure. */
export async function offersOf(url: string, searches: readonly Search[], wanted: number): Promise<Offer[]> {
  const client = new RestClient(url);
  const departures = new Set<string>();
  const offers: Offer[][] = [];
  let count = 0;
  for (const { from, to, date } of searches) {
    for (const journey of await client.journeys(from, to, date)) {
      const departure = `${journey.route_schedule_id}@${journey.date}`;
      if (count >= wanted || journey.connecting === 1 || departures.has(departure)) continue;
      departures.add(departure);
      const seats = freeSeats(await client.seats(journey));
      offers.push(seats.map((seat) => ({ journey, seat })));
      count += seats.length;
    }
    if (count >= wanted) break;
  }
  if (count < wanted) throw new Error(`the market sells ${count} seats only, not ${wanted}`);
  const longest = Math.max(...offers.map(({ length }) => length));
  return Array.from({ length: longest }, (_, row) => offers.flatMap((seats) => seats[row] ?? [])).flat();
}
