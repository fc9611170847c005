import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aBookingRequest } from './a-booking.js';
import { aBookingWorld } from './booking-world.js';

let rest: Awaited<ReturnType<typeof aBookingWorld>>;
beforeAll(async () => {
  rest = await aBookingWorld();
});
afterAll(() => rest.close());
beforeEach(() => void (rest.calls.length = 0));

describe('POST bookings', () => {
  test('holds the seats for the passengers in one mutation and answers as the specification says', async () => {
    const { status, body } = await rest.book(aBookingRequest());
    const line = { label: null, part_id: null, seat_number: null, basis_points: null, fixed: null };
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
            lines: [
              { ...line, name: 'base', part_id: '11', seat_number: '1A', amount: 1200 },
              { ...line, name: 'base', part_id: '12', seat_number: '1B', amount: 1200 },
              { ...line, name: 'transaction', amount: 50, basis_points: 0, fixed: 50 },
            ],
            lines_since: [],
            refunded: 0,
            discount: 0,
            promotion_discount: 0,
            promotions: [],
            insurance_amount: 0,
            donation: 0,
            add_ons: [],
            points: 0,
            points_to_earn: 21,
            coupon_code: null,
            currency: 'USD',
            access_token: 'opens-7',
            payments: [],
            tickets: [],
          },
        ],
      },
    ]);
    expect(rest.calls).toHaveLength(1);
    const papers = { documentNumber: null, birthDate: null };
    const person = {
      firstName: 'Sok',
      lastName: 'Chan',
      email: 's@example.com',
      mobileNumber: '+855 12 345 678',
      ...papers,
    };
    expect(rest.calls[0]!.args).toEqual({
      input: {
        affiliateId: null,
        language: 'en',
        legs: [
          {
            legId: '77@2026-11-21:12-15',
            direction: 'ONWARD',
            seats: [
              { seatNumber: '1A', title: 'MR', nationality: 'FOREIGN', nationalOf: null, passengerType: 'ADULT' },
              { seatNumber: '1B', title: 'MS', nationality: 'LOCAL', nationalOf: 'KH', passengerType: 'ADULT' },
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

  test('tells the graph who is a child, on every ride', async () => {
    const [first, second] = aBookingRequest().passenger_requests;
    const passenger_requests = [first, { ...second, passenger_type: 'child' }];
    await rest.book(aBookingRequest(['1A', '1B'], { passenger_requests }));
    const types = [{ passengerType: 'ADULT' }, { passengerType: 'CHILD' }];
    expect(rest.calls[0]!.args['input']).toMatchObject({ legs: [{ seats: types }], passengers: types });
  });

  test('takes a coupon code and answers what it saves', async () => {
    const { status, body } = await rest.book(aBookingRequest(['1A'], { coupon_code: ' SUMMER ' }));
    expect([status, body.result[0]]).toMatchObject([200, { total: 2150, discount: 300, coupon_code: 'SUMMER' }]);
    expect(rest.calls[0]!.args['input']).toMatchObject({ couponCode: 'SUMMER' });
  });

  test('who guesses coupon codes is told to wait', async () => {
    const { status, body, headers } = await rest.book(aBookingRequest(['1A'], { coupon_code: 'GUESSED' }));
    expect([status, headers['retry-after'], body.error_details.code]).toEqual([429, '600', 'TOO_MANY_ATTEMPTS']);
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
    await rest.book({
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
    const { legs } = rest.calls[0]!.args['input'] as {
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
    const { status, body } = await rest.book(request('78'));
    expect(status).toBe(422);
    expect(body.error_details).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { 'ticket_requests.0.route_id': ['must be the route of this route_schedule_id'] },
    });
    expect(rest.calls).toEqual([]);
    expect((await rest.book(request('78', { route_id: '8' }))).status).toBe(200);
    expect((await rest.book(request('78', { route_id: undefined }))).status).toBe(200);
  });

  test('the routes of the whole booking are those of its way out and back, or told on their fields', async () => {
    const [ride] = aBookingRequest().ticket_requests;
    const there = { ...ride!, route_id: undefined, seat_requests: [{ seat_number: '1A' }] };
    const wayBack = { ...there, route_schedule_id: '78', date: '2026-11-25' };
    const request = (routes: object) => aBookingRequest(['1A'], { ticket_requests: [there, wayBack], ...routes });
    const { status, body } = await rest.book(request({ route_id: 8, route_id_return: 5 }));
    expect([status, body.error_details.fields]).toEqual([
      422,
      {
        route_id: ['must be the route of the first ticket request'],
        route_id_return: ['must be the route of the way back'],
      },
    ]);
    expect(rest.calls).toEqual([]);
    expect((await rest.book(request({ route_id: 5, route_id_return: '8' }))).status).toBe(200);
  });

  test('where travellers want to be fetched goes with its ride, as far as it is told', async () => {
    const [ride] = aBookingRequest(['1A']).ticket_requests;
    const pickup = { address: ' 5 Street 240 ', contact_phone: '012 345 678', pickup_time: '06:45', taxi_drop_off: '' };
    const { status } = await rest.book(aBookingRequest(['1A'], { ticket_requests: [{ ...ride, ...pickup }] }));
    const { legs } = rest.calls[0]!.args['input'] as { legs: object[] };
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
    const { status, body } = await rest.book(
      aBookingRequest(['1A'], { ticket_requests: [{ ...ride, [field]: value }] }),
    );
    expect([status, Object.keys(body.error_details.fields)]).toEqual([422, [`ticket_requests.0.${field}`]]);
    expect(rest.calls).toEqual([]);
  });

  test('a taken seat is a 409 naming it', async () => {
    const { status, body } = await rest.book(aBookingRequest(['9Z']));
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
    const { status, body } = await rest.call('POST', '/api/v1/bookings', payload as object);
    expect(status).toBe(expected);
    expect(body.error_details.messages.length).toBeGreaterThan(0);
    expect(rest.calls).toEqual([]);
  });

  test('what a form sends empty counts as not given, such as the e-mail of somebody without one', async () => {
    const request = aBookingRequest(['1A']);
    const { status } = await rest.book({
      ...request,
      route_id_return: '',
      affiliate_id: '',
      ticket_requests: request.ticket_requests.map((ticket) => ({ ...ticket, pickup_time: '', taxi_drop_off: '' })),
      passenger_requests: request.passenger_requests.map((passenger) => ({ ...passenger, email: '' })),
    });
    expect(status).toBe(200);
    expect(rest.calls[0]?.args).toMatchObject({
      input: { passengers: [{ email: null }], contact: { email: null } },
    });
  });

  test('a Lao pays the local price of Laos, not of Cambodia: the booking decides by his country', async () => {
    const request = aBookingRequest(['1A']);
    const [passenger] = request.passenger_requests;
    await rest.book({ ...request, passenger_requests: [{ ...passenger, nationality: 'Lao' }] });
    expect(rest.calls[0]!.args).toMatchObject({
      input: { legs: [{ seats: [{ nationality: 'LOCAL', nationalOf: 'LA' }] }] },
    });
  });

  test('wrong fields are told by their paths', async () => {
    const request = aBookingRequest(['1A']);
    const [passenger] = request.passenger_requests;
    const { body } = await rest.book({
      ...request,
      passenger_requests: [{ ...passenger, nationality: 'Martian', email: 'x' }],
    });
    expect(Object.keys(body.error_details.fields).sort()).toEqual([
      'passenger_requests.0.email',
      'passenger_requests.0.nationality',
    ]);
  });
});
