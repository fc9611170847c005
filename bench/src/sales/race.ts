import assert from 'node:assert/strict';
import { freeSeats, type JourneyRow } from '../../../e2e/harness/rest-client.js';
import { type Buyer, payForTicket } from './to-the-ticket.js';

export interface Race {
  /** Until no seat is free to anybody who looks. */
  readonly held: number;
  /** Until whoever had one has his ticket. */
  readonly seconds: number;
  readonly seats: number;
  /** Holds that were refused, by the code that said why. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Who saw no seat any more. */
  readonly late: number;
}

/** All at once: everybody takes a seat he sees free, looks again when somebody was faster, pays what he got, and has its ticket. */
export async function race(buyers: readonly Buyer[], journey: JourneyRow): Promise<Race> {
  const sold: string[] = [];
  const refusals = new Map<string, number>();
  let [held, late] = [0, 0];
  const free = async ({ client }: Buyer): Promise<readonly string[]> => freeSeats(await client.seats(journey));
  const all = await free(buyers[0]!);
  const start = performance.now();
  const since = (): number => (performance.now() - start) / 1000;
  const buy = async (buyer: Buyer): Promise<void> => {
    for (let seats = all; seats.length > 0; seats = await free(buyer)) {
      const seat = seats[Math.floor(Math.random() * seats.length)]!;
      const { status, body } = await buyer.client.hold(journey, [seat]);
      if (status === 200) {
        held = since();
        await payForTicket(buyer, body.result[0]!, seat);
        sold.push(seat);
        return;
      }
      const { code } = body.error_details;
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
      assert.equal(code, 'SEATS_TAKEN', 'nothing but a faster buyer stands in the way');
    }
    late++;
  };
  await Promise.all(buyers.map(buy));
  const seconds = since();
  assert.deepEqual(sold.toSorted(), all.toSorted(), 'every seat is sold, and none twice');
  return { held, seconds, seats: sold.length, refusals, late };
}
