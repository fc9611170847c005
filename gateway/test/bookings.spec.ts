import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { aBookingRequest, playedBooking } from './a-booking.js';
import { aGateway, type World } from './world.js';

const booking = playedBooking(['9Z']);
const rideOf = (id: string) => {
  const routeId = { '77': '5', '78': '8' }[id.split('@')[0]!];
  return routeId && { id, legs: [{ id, routeId }] };
};
let world: World;
beforeAll(async () => {
  world = await aGateway({
    booking: booking.resolvers,
    // Route schedule 77 is of route 5, 78 of route 8.
    catalogue: { Query: { journey: (_: unknown, { id }: { id: string }) => rideOf(id) } },
  });
});
afterAll(() => world.close());
beforeEach(() => void (booking.calls.length = 0));

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

describe('POST bookings', () => {
  test('holds the seats for the passengers in one mutation and answers as the specification says', async () => {
    const { status, body } = await book(aBookingRequest());
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        result: [
          {
            id: '7',
            pnr: expect.any(String),
            booking_status: 'blocked',
            payment_status: 'unpaid',
            expires_at: '2026-11-20T03:10:00.000Z',
            total: 2450,
            currency: 'USD',
            access_token: 'opens-7',
            tickets: [],
          },
        ],
      },
    ]);
    expect(booking.calls).toHaveLength(1);
    const person = { firstName: 'Sok', lastName: 'Chan', email: 's@example.com', mobileNumber: '+855 12 345 678' };
    expect(booking.calls[0]!.args).toEqual({
      input: {
        affiliateId: null,
        language: 'en',
        legs: [
          {
            legId: '77@2026-11-21:12-15',
            direction: 'ONWARD',
            seats: [
              { seatNumber: '1A', title: 'MR', nationality: 'FOREIGN', passengerType: 'ADULT' },
              { seatNumber: '1B', title: 'MS', nationality: 'LOCAL', passengerType: 'ADULT' },
            ],
          },
        ],
        passengers: [
          { ...person, title: 'MR', nationality: 'FOREIGN', passengerType: 'ADULT', seatNumber: '1A' },
          { ...person, title: 'MS', nationality: 'LOCAL', passengerType: 'ADULT', seatNumber: '1B' },
        ],
        contact: { email: 's@example.com', mobileNumber: '+855 12 345 678' },
      },
    });
  });

  test('tells onward, connecting and return rides apart; seats follow the passengers on each', async () => {
    const [first] = aBookingRequest().ticket_requests;
    const ride = (route_schedule_id: string, seats: string[], more: object = {}) => ({
      ...first!,
      route_schedule_id,
      seat_requests: seats.map((seat_number) => ({ seat_number })),
      ...more,
    });
    const passengers = [...aBookingRequest().passenger_requests].reverse();
    await book({
      ...aBookingRequest(),
      passenger_requests: passengers,
      route_id_return: 6,
      ticket_requests: [
        ride('1', ['1A', '1B']),
        ride('2', ['2A', '2B'], { connecting: 1 }),
        ride('3', ['3A', '3B'], { route_id: 6 }),
        ride('4', ['4A', '4B'], { connecting: 1 }),
      ],
    });
    const { legs } = booking.calls[0]!.args['input'] as {
      legs: { direction: string; seats: { seatNumber: string }[] }[];
    };
    expect(legs.map(({ direction, seats }) => [direction, ...seats.map(({ seatNumber }) => seatNumber)])).toEqual([
      ['ONWARD', '1B', '1A'],
      ['CONNECTING', '2B', '2A'],
      ['RETURN', '3B', '3A'],
      ['RETURN_CONNECTING', '4B', '4A'],
    ]);
  });

  test('a route that is not of the schedule is told on its field, and nothing is held', async () => {
    const [ride] = aBookingRequest().ticket_requests;
    const request = (route_schedule_id: string, more = {}) =>
      aBookingRequest(['1A'], {
        route_id: undefined,
        ticket_requests: [{ ...ride!, route_schedule_id, seat_requests: [{ seat_number: '1A' }], ...more }],
      });
    const { status, body } = await book(request('78'));
    expect(status).toBe(422);
    expect(body.error_details).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { 'ticket_requests.0.route_id': ['must be the route of this route_schedule_id'] },
    });
    expect(booking.calls).toEqual([]);
    expect((await book(request('78', { route_id: '8' }))).status).toBe(200);
    expect((await book(request('78', { route_id: undefined }))).status).toBe(200);
  });

  test('the routes of the whole booking are those of its way out and back, or told on their fields', async () => {
    const [ride] = aBookingRequest().ticket_requests;
    const there = { ...ride!, route_id: undefined, seat_requests: [{ seat_number: '1A' }] };
    const wayBack = { ...there, route_schedule_id: '78', date: '2026-11-25' };
    const request = (routes: object) => aBookingRequest(['1A'], { ticket_requests: [there, wayBack], ...routes });
    const { status, body } = await book(request({ route_id: 8, route_id_return: 5 }));
    expect([status, body.error_details.fields]).toEqual([
      422,
      {
        route_id: ['must be the route of the first ticket request'],
        route_id_return: ['must be the route of the way back'],
      },
    ]);
    expect(booking.calls).toEqual([]);
    expect((await book(request({ route_id: 5, route_id_return: '8' }))).status).toBe(200);
  });

  test('where travellers want to be fetched goes with its ride, as far as it is told', async () => {
    const [ride] = aBookingRequest(['1A']).ticket_requests;
    const pickup = { address: ' 5 Street 240 ', contact_phone: '012 345 678', pickup_time: '06:45', taxi_drop_off: '' };
    const { status } = await book(aBookingRequest(['1A'], { ticket_requests: [{ ...ride, ...pickup }] }));
    const { legs } = booking.calls[0]!.args['input'] as { legs: object[] };
    expect(status).toBe(200);
    expect(legs).toMatchObject([{ pickupAddress: '5 Street 240', pickupPhone: '012 345 678', pickupTime: '06:45' }]);
    expect(legs[0]).not.toHaveProperty('taxiDropOff');
  });

  test.each([
    ['address', 'x'.repeat(201)],
    ['contact_phone', 'call me'],
    ['pickup_time', '25:00'],
    ['pickup_time', 'in the morning'],
    ['taxi_drop_off', 'two\nlines'],
  ])('a wrong %s, %j, is told on its field', async (field, value) => {
    const [ride] = aBookingRequest(['1A']).ticket_requests;
    const { status, body } = await book(aBookingRequest(['1A'], { ticket_requests: [{ ...ride, [field]: value }] }));
    expect([status, Object.keys(body.error_details.fields)]).toEqual([422, [`ticket_requests.0.${field}`]]);
    expect(booking.calls).toEqual([]);
  });

  test('a taken seat is a 409 naming it', async () => {
    const { status, body } = await book(aBookingRequest(['9Z']));
    expect([status, body]).toEqual([
      409,
      {
        status: 'error',
        error_details: {
          code: 'SEATS_TAKEN',
          seats: ['9Z'],
          leg_id: 'x',
          messages: ['Somebody else has just taken seat 9Z.'],
        },
      },
    ]);
  });

  test.each([
    ['no body', undefined, 422],
    ['unreadable JSON', '{', 400],
    ['an empty object', {}, 422],
    ['another action', aBookingRequest(['1A'], { action: 'buy' }), 422],
    ['passengers without a seat', aBookingRequest(['1A'], { passenger_requests: [] }), 422],
    [
      'a day that does not exist',
      aBookingRequest(['1A'], { ticket_requests: [{ ...aBookingRequest().ticket_requests[0], date: '2026-02-30' }] }),
      422,
    ],
    ['a seat with control characters', aBookingRequest(['1\u0000A']), 422],
    ['an array', [], 422],
    ['a text', '"text"', 422],
  ])('%s is refused before anything is held', async (_, payload, expected) => {
    const { status, body } = await call('POST', '/api/v1/bookings', payload as object);
    expect(status).toBe(expected);
    expect(body.error_details.messages.length).toBeGreaterThan(0);
    expect(booking.calls).toEqual([]);
  });

  test('what a form sends empty counts as not given, such as the e-mail of somebody without one', async () => {
    const request = aBookingRequest(['1A']);
    const { status } = await book({
      ...request,
      route_id_return: '',
      affiliate_id: '',
      ticket_requests: request.ticket_requests.map((ticket) => ({ ...ticket, pickup_time: '', taxi_drop_off: '' })),
      passenger_requests: request.passenger_requests.map((passenger) => ({ ...passenger, email: '' })),
    });
    expect(status).toBe(200);
    expect(booking.calls[0]?.args).toMatchObject({
      input: { passengers: [{ email: null }], contact: { email: null } },
    });
  });

  test('wrong fields are told by their paths', async () => {
    const request = aBookingRequest(['1A']);
    const [passenger] = request.passenger_requests;
    const { body } = await book({
      ...request,
      passenger_requests: [{ ...passenger, nationality: 'Martian', email: 'x' }],
    });
    expect(Object.keys(body.error_details.fields).sort()).toEqual([
      'passenger_requests.0.email',
      'passenger_requests.0.nationality',
    ]);
  });
});

describe('one booking', () => {
  test('opens with its token and looks like nothing without', async () => {
    const own = await call('GET', '/api/v1/bookings/7', undefined, { 'x-booking-token': 'opens-7' });
    const other = await call('GET', '/api/v1/bookings/7', undefined, { 'x-booking-token': 'opens-8' });
    const none = await call('GET', '/api/v1/bookings/..%2f7');
    expect([own.status, own.body.result[0].access_token]).toEqual([200, 'opens-7']);
    expect([other.status, none.status]).toEqual([404, 404]);
    expect(other.body).toEqual(none.body);
  });

  test('confirm without money answers 409 with a code and what is due', async () => {
    const { status, body } = await call('PUT', '/api/v1/bookings/7?action=confirm');
    expect([status, body.error_details]).toMatchObject([409, { code: 'NOT_PAID', due: 2450, booking_id: '7' }]);
  });

  test('cancel answers the booking, its tickets one for each seat with whole addresses', async () => {
    const { status, body } = await call('PUT', '/api/v1/bookings/7?action=cancel');
    expect([status, body.result[0].booking_status]).toEqual([200, 'cancelled']);
    expect(body.result[0].tickets[1]).toEqual({
      ticket_id: 'abc',
      seat_number: '1B',
      url: 'http://naga.test/eticket/abc/s%40example.com',
      pdf_url: 'http://naga.test/eticket/abc.pdf?email=s%40example.com',
    });
  });

  test('another action is a 422', async () => {
    expect((await call('PUT', '/api/v1/bookings/7?action=sell')).status).toBe(422);
    expect((await call('PUT', '/api/v1/bookings/7')).status).toBe(422);
  });

  test('a card payment answers a page to pay at; a method that does not work yet is a 422', async () => {
    const card = await call('POST', '/api/v1/bookings/7/payments', { method: 'card' });
    const wing = await call('POST', '/api/v1/bookings/7/payments', { method: 'wing' });
    const shells = await call('POST', '/api/v1/bookings/7/payments', { method: 'shells' });
    const pay_url = 'http://naga.test/sandbox/pay/abc';
    expect(card.body.result).toEqual({ payment_id: '3', state: 'pending', pay_url });
    expect([wing.status, wing.body.error_details.code, shells.status]).toEqual([422, 'METHOD_NOT_AVAILABLE', 422]);
  });
});

test.each([
  ['an object', { step: 'opened' }, { step: 'opened' }],
  ['text', '{"step":"opened"', { log: '{"step":"opened"' }],
  ['a list', ['opened', 'paid'], { log: ['opened', 'paid'] }],
])('the log of the mobile wallet is kept as it came: %s', async (_, logData, kept) => {
  const { status, body } = await call('POST', '/api/v1/storeWingMobileLog', { payment_id: 17, logData });
  expect([status, body]).toEqual([200, { status: 'success', result: { stored: true } }]);
  expect(booking.calls.map(({ args }) => args)).toEqual([{ paymentId: '17', logData: kept }]);
});

describe('an unknown address below /api is a 404 in JSON', () => {
  test.each(['/api', '/api/', '/api/v1/nothing', '/api/v1/%E0%A4%A'])('%s, by every method', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PROPFIND'] as const) {
      const { status, body } = await call(method as 'GET', url);
      expect([status, body.error_details.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('and TRACE sends nothing back', async () => {
    const { status, body } = await call('TRACE' as 'GET', '/api/v1/operators');
    expect([status, body.error_details.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
  });
});
