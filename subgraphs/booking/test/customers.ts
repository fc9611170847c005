import { randomUUID } from 'node:crypto';
import { documents } from './documents.js';
import { type Traveller, type World } from './world.js';

export interface Page {
  total: number;
  rows: {
    id: string;
    toName: string;
    legs: { direction: string; seatNumbers: string[]; ticketUrl: string | null }[];
  }[];
}

export const OWN = {
  'booking.create': 'own',
  'booking.view': 'own',
  'booking.edit': 'own',
  'booking.cancel': 'own',
} as const;

/** Somebody with an account. */
export const aCustomer = (world: World, userId: string): Traveller => world.aUser({ userId, grants: OWN });

/** What he sees of his own bookings. */
export const mine = (customer: Traveller, when: 'UPCOMING' | 'PAST', more: object = {}): Promise<Page> =>
  customer.ask<Page>(documents.mine, { when, ...more });

export const idsOf = async (customer: Traveller, when: 'UPCOMING' | 'PAST'): Promise<string[]> =>
  (await mine(customer, when)).rows.map(({ id }) => id);

/** An event of the accounts' keeper arrives. */
export const told = (
  world: World,
  type: string,
  payload: object,
  id: string = randomUUID(),
  mode: 'live' | 'sandbox' = 'live',
): Promise<void> => world.test.subgraph.consume({ id, type, payload: { ...payload }, mode, requestId: 'test' });
