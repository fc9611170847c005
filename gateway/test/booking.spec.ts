import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aBookingWorld } from './booking-world.js';

let rest: Awaited<ReturnType<typeof aBookingWorld>>;
beforeAll(async () => {
  rest = await aBookingWorld();
});
afterAll(() => rest.close());
beforeEach(() => void (rest.calls.length = 0));

describe('one booking', () => {
  test('opens with its token and looks like nothing without', async () => {
    const own = await rest.call('GET', '/api/v1/bookings/7', undefined, { 'x-booking-token': 'opens-7' });
    const other = await rest.call('GET', '/api/v1/bookings/7', undefined, { 'x-booking-token': 'opens-8' });
    const none = await rest.call('GET', '/api/v1/bookings/..%2f7');
    expect([own.status, own.body.result[0].access_token]).toEqual([200, 'opens-7']);
    expect(own.body.result[0].payments).toMatchObject([
      { payment_id: '3', method: 'cash_collection', code: '48217730', expires_at: '2026-11-21T03:00:00.000Z' },
    ]);
    expect([other.status, none.status]).toEqual([404, 404]);
    expect(other.body).toEqual(none.body);
  });

  test('confirm without money answers 409 with a code and what is due', async () => {
    const { status, body } = await rest.call('PUT', '/api/v1/bookings/7?action=confirm');
    expect([status, body.error_details]).toMatchObject([409, { code: 'NOT_PAID', due: 2450, booking_id: '7' }]);
  });

  test('cancel answers the booking, its tickets one for each seat with whole addresses', async () => {
    const { status, body } = await rest.call('PUT', '/api/v1/bookings/7?action=cancel');
    expect([status, body.result[0].booking_status]).toEqual([200, 'cancelled']);
    expect(body.result[0].tickets[1]).toEqual({
      ticket_id: 'abc',
      seat_number: '1B',
      passenger_type: 'child',
      url: 'http://naga.test/eticket/abc/s%40example.com',
      pdf_url: 'http://naga.test/eticket/abc.pdf?email=s%40example.com',
    });
  });

  test('another action is a 422', async () => {
    expect((await rest.call('PUT', '/api/v1/bookings/7?action=sell')).status).toBe(422);
    expect((await rest.call('PUT', '/api/v1/bookings/7')).status).toBe(422);
  });

  test('a card payment answers a page to pay at; a method that does not work yet is a 422', async () => {
    const card = await rest.call('POST', '/api/v1/bookings/7/payments', { method: 'card' });
    const wing = await rest.call('POST', '/api/v1/bookings/7/payments', { method: 'wing' });
    const shells = await rest.call('POST', '/api/v1/bookings/7/payments', { method: 'shells' });
    const pay_url = 'http://naga.test/sandbox/pay/abc';
    const money = { method: 'card', amount: 2450, currency: 'USD' };
    const open = { way_back: 'agency', pay_url, qr: null, code: null, expires_at: null };
    const booked = { total: 2450, transaction_fee: 50 };
    expect(card.body.result).toEqual({ payment_id: '3', state: 'pending', ...money, ...open, ...booked });
    expect(rest.calls.map(({ args }) => args['useWallet'])).toEqual([false, false]);
    expect([wing.status, wing.body.error_details.code, shells.status]).toEqual([422, 'METHOD_NOT_AVAILABLE', 422]);
  });

  test('who says what he read pays no more: a dearer price is a 409 that says it', async () => {
    const pay = (expected_total: unknown) =>
      rest.call('POST', '/api/v1/bookings/7/payments', { method: 'card', expected_total });
    expect((await pay(2450)).status).toBe(200);
    const { status, body } = await pay(2400);
    expect([status, body.error_details]).toMatchObject([
      409,
      { code: 'PRICE_CHANGED', expected: 2400, total: 2450, currency: 'USD' },
    ]);
    expect((await pay(null)).status).toBe(200);
    expect((await pay(-1)).status).toBe(422);
    expect(rest.calls.map(({ args }) => args['expectedTotal'])).toEqual([2450, 2400, null]);
  });

  test('credit of the wallet pays a part beside another way', async () => {
    await rest.call('POST', '/api/v1/bookings/7/payments', { method: 'card', use_wallet: 1 });
    expect(rest.calls.map(({ args }) => args)).toMatchObject([{ method: 'CARD', useWallet: true }]);
  });
});

test.each([
  ['an object', { step: 'opened' }, { step: 'opened' }],
  ['text', '{"step":"opened"', { log: '{"step":"opened"' }],
  ['a list', ['opened', 'paid'], { log: ['opened', 'paid'] }],
])('the log of the mobile wallet is kept as it came: %s', async (_, logData, kept) => {
  const { status, body } = await rest.call('POST', '/api/v1/storeWingMobileLog', { payment_id: 17, logData });
  expect([status, body]).toEqual([200, { status: 'success', result: { stored: true } }]);
  expect(rest.calls.map(({ args }) => args)).toEqual([{ paymentId: '17', logData: kept }]);
});

test('what a booking costs is told line by line, and what changed since it was sold', async () => {
  const opens = { 'x-booking-token': 'opens-8', 'accept-language': 'km' };
  const { body } = await rest.call('GET', '/api/v1/bookings/8', undefined, opens);
  const { total, refunded, lines, lines_since } = body.result[0];
  const line = { label: null, part_id: null, seat_number: null, basis_points: null, fixed: null };
  const [front, back] = [
    { ...line, part_id: '11', seat_number: '1A' },
    { ...line, part_id: '12', seat_number: '1B' },
  ];
  const bag = { ...line, label: 'Extra bag', part_id: '3', seat_number: '5D' };
  expect(lines).toEqual([
    { ...front, name: 'base', amount: 1200 },
    { ...front, name: 'supplement', label: 'ជួរមុខ', amount: 200 },
    { ...front, name: 'coupon', amount: -140 },
    { ...back, name: 'base', amount: 1200 },
    { ...line, name: 'transaction', amount: 40, basis_points: 250, fixed: 0 },
    { ...bag, name: 'add_on', amount: 500, basis_points: 0, fixed: 500 },
  ]);
  expect(lines.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(total);
  expect(lines_since).toEqual([
    { ...back, name: 'given_back', amount: -1200, basis_points: 7500, fixed: 100, reason: 'cancelled' },
    { ...bag, name: 'add_on_back', amount: -500, reason: null },
    { ...line, name: 'cancellation', amount: 400, reason: null },
  ]);
  expect(refunded).toBe(1300);
});

describe('add-ons of a booking', () => {
  const opens = { 'x-booking-token': 'opens-7' };
  const set = (add_ons: unknown, headers = opens) =>
    rest.call('PUT', '/api/v1/bookings/7/add-ons', { add_ons }, headers);
  const bags = { add_on_id: '4', part_id: '11', quantity: 2 };

  test('are offered with the seats they are sold with, in the language asked for', async () => {
    const { status, body } = await rest.call('GET', '/api/v1/bookings/7/add-ons', undefined, {
      ...opens,
      'accept-language': 'km',
    });
    const seat = { part_id: '12', seat_number: '1B', route_schedule_id: '77', date: '2026-11-21', currency: 'USD' };
    expect([status, body.result]).toEqual([
      200,
      [
        {
          id: '2',
          kind: 'insurance',
          operator_id: null,
          name: 'ធានារ៉ាប់រង',
          description: null,
          most_per_seat: 1,
          seats: [{ ...seat, unit_price: 100, quantity: 0 }],
        },
        {
          id: '4',
          kind: 'luggage',
          operator_id: '3',
          name: 'Extra bag',
          description: 'Up to 20 kg',
          most_per_seat: 3,
          seats: [{ ...seat, unit_price: 500, quantity: 0 }],
        },
      ],
    ]);
    expect((await rest.call('GET', '/api/v1/bookings/7/add-ons')).status).toBe(404);
  });

  test('are taken in place of those it had, and stand on the booking with what is paid for insurance', async () => {
    const { status, body } = await set([bags]);
    expect([status, rest.calls[0]!.args]).toEqual([
      200,
      { bookingId: '7', addOns: [{ addOnId: '4', partId: '11', quantity: 2 }] },
    ]);
    const seat = { part_id: '11', seat_number: '1A' };
    expect(body.result[0]).toMatchObject({
      total: 3550,
      insurance_amount: 100,
      add_ons: [
        { id: '2', kind: 'insurance', name: 'Travel insurance', quantity: 1, amount: 100, ...seat },
        { id: '4', kind: 'luggage', name: 'Extra bag', quantity: 2, amount: 1000, ...seat },
      ],
    });
  });

  test('that are not sold with the seat are a 409, too many of one a word on its field', async () => {
    const unknown = await set([{ ...bags, add_on_id: '9' }]);
    const many = await set([{ ...bags, quantity: 4 }]);
    expect([unknown.status, unknown.body.error_details]).toMatchObject([
      409,
      { code: 'ADD_ON_NOT_OFFERED', messages: ['Add-on 9 is not sold beside the seat 11.'] },
    ]);
    expect([many.status, many.body.error_details.fields]).toEqual([
      422,
      { 'add_ons.0.quantity': ['is too few or too many'] },
    ]);
  });

  test.each([
    undefined,
    'bags',
    [{ ...bags, add_on_id: 'four' }],
    [{ ...bags, quantity: 'two' }],
    Array(201).fill(bags),
  ])('what is no list of them is refused before anybody is asked: %#', async (add_ons) => {
    expect((await set(add_ons)).status).toBe(422);
    expect(rest.calls).toEqual([]);
  });
});
