import assert from 'node:assert/strict';
import type { BookingResult, RestClient } from '../../../e2e/harness/rest-client.js';
import type { Offer } from '../holds/offers.js';

export interface Buyer {
  readonly client: RestClient;
  /** By the sandbox's card, or out of an agency's balance. */
  readonly method: 'card' | 'agent_balance';
}

export async function hold(client: RestClient, { journey, seat }: Offer): Promise<BookingResult> {
  const { body } = await client.hold(journey, [seat]);
  const booking = body.result?.[0];
  assert.equal(booking?.booking_status, 'blocked', JSON.stringify(body));
  return booking;
}

/** From a hold to its one ticket. */
export async function payForTicket({ client, method }: Buyer, booking: BookingResult, seat: string): Promise<void> {
  const { body } = await client.pay(booking, method);
  if (method === 'card') await client.decide(body.result.pay_url!, 'approve');
  const [sold] = (await client.confirm(booking)).body.result;
  assert.equal(`${sold?.booking_status} ${sold?.payment_status}`, 'booked paid');
  assert.deepEqual(
    sold!.tickets.map(({ seat_number }) => seat_number),
    [seat],
  );
}
