import type { InjectOptions } from 'fastify';
import { playedBooking } from './a-booking.js';
import { aGateway } from './world.js';

const rideOf = (id: string) => {
  const routeId = { '77': '5', '78': '8' }[id.split('@')[0]!];
  return routeId && { id, legs: [{ id, routeId }] };
};

/** A gateway with a played booking subgraph (seat 9Z is taken) behind it, and a client of its REST door. */
export async function aBookingWorld() {
  const booking = playedBooking(['9Z']);
  const world = await aGateway({
    booking: booking.resolvers,
    // Route schedule 77 is of route 5, 78 of route 8.
    catalogue: { Query: { journey: (_: unknown, { id }: { id: string }) => rideOf(id) } },
  });
  const call = async (method: InjectOptions['method'], url: string, payload?: object | string, headers = {}) => {
    const json = payload === undefined ? {} : { 'content-type': 'application/json' };
    const response = await world.app.inject({
      method: method!,
      url,
      payload: payload!,
      headers: { ...json, ...headers },
    });
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : response.json(),
      headers: response.headers,
    };
  };
  const book = (payload: object, headers = {}) => call('POST', '/api/v1/bookings', payload, headers);
  return { calls: booking.calls, call, book, close: () => world.close(), app: world.app };
}
