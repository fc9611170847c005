import { beforeAll, describe, expect, test } from '@jest/globals';
import { ownDeparture } from './harness/departures.js';
import { type BookingResult, bookingRequest, freeSeats, RestClient, tokenOf, tomorrow } from './harness/rest-client.js';
import { onSharedSite, server } from './harness/shared-site.js';

onSharedSite();

let client: RestClient;
beforeAll(() => {
  client = new RestClient(server.url);
});

/** Seats of a departure of its own, on a day that only these many tests take from. */
async function held(count = 2): Promise<BookingResult> {
  const journey = await ownDeparture(server.url, { date: tomorrow(3) });
  const seats = freeSeats(await client.seats(journey)).slice(0, count);
  const { status, body } = await client.hold(journey, seats);
  expect([status, body.result[0]?.booking_status]).toEqual([200, 'blocked']);
  return body.result[0]!;
}

describe('a third-party client', () => {
  test('searches, holds two seats, pays by card, confirms and reads the tickets', async () => {
    const booking = await held();
    expect(booking.tickets).toEqual([]);
    expect(Date.parse(booking.expires_at!)).toBeGreaterThan(Date.now());

    const early = await client.confirm(booking);
    expect([early.status, early.body.error_details.code]).toEqual([409, 'NOT_PAID']);

    const { body } = await client.pay(booking);
    expect(body.result.pay_url).toContain('http');
    expect((await client.decide(body.result.pay_url!, 'approve')).status).toBe(200);

    const confirmed = await client.confirm(booking);
    expect(confirmed.body.result[0]).toMatchObject({
      booking_status: 'booked',
      payment_status: 'paid',
      pnr: booking.pnr,
    });
    const { tickets } = confirmed.body.result[0]!;
    expect(tickets).toHaveLength(2);
    const again = await client.confirm(booking);
    expect(again.body).toEqual(confirmed.body);

    const pdf = await client.call<string>('GET', new URL(tickets[0]!.pdf_url, server.url).pathname);
    expect([pdf.status, pdf.headers.get('content-type'), pdf.body.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const page = await client.call<string>('GET', new URL(tickets[0]!.url, server.url).pathname);
    expect(page.status).toBe(200);
    expect(page.body).toContain(booking.pnr.slice(0, 3));
  });

  test('boards after midnight what it holds with the date of the row, the day of service', async () => {
    const day = tomorrow(7);
    const rows = await client.journeys('kampong-thom', 'phnom-penh', day);
    const night = rows.find(({ connecting, date }) => connecting === 0 && date !== day)!;
    expect([night.date, night.departure_time.slice(0, 10)]).toEqual([tomorrow(6), day]);
    const seats = freeSeats(await client.seats(night)).slice(0, 1);
    const { body } = await client.hold(night, seats);
    const query = `{ booking(id: ${body.result[0]!.id}) { legs { departureTime } } }`;
    const opened = await client.call('POST', '/graphql', { query }, tokenOf(body.result[0]!));
    expect(opened.body).toEqual({ data: { booking: { legs: [{ departureTime: night.departure_time }] } } });
  });

  test('gets on where it says, at any stop of the town, and the times follow', async () => {
    const journey = await ownDeparture(server.url, { to: 'ho-chi-minh-city' });
    const { boarding_points: points } = await client.seatMap(journey);
    expect(points.map(({ stop_id }) => stop_id)).toContain(journey.stop_id_from);
    const other = points.find(({ stop_id }) => stop_id !== journey.stop_id_from)!;
    const ride = { ...journey, stop_id_from: other.stop_id };
    const { body } = await client.hold(ride, freeSeats(await client.seats(ride)).slice(0, 1));
    const query = `{ booking(id: ${body.result[0]!.id}) { legs { departureTime fromName { en } } } }`;
    const opened = await client.call('POST', '/graphql', { query }, tokenOf(body.result[0]!));
    expect(opened.body).toEqual({
      data: { booking: { legs: [{ departureTime: other.time, fromName: { en: other.name } }] } },
    });
    expect(Date.parse(other.time)).toBeLessThan(Date.parse(journey.departure_time));
  });

  test('pays on boarding without paying now', async () => {
    const booking = await held();
    const { body } = await client.pay(booking, 'pay_on_boarding');
    expect(body.result.pay_url).toBeNull();
    const confirmed = await client.confirm(booking);
    expect(confirmed.body.result[0]).toMatchObject({ booking_status: 'booked', payment_status: 'to_collect' });
  });

  test('may decline, keep the seats, and pay again', async () => {
    const booking = await held();
    const first = await client.pay(booking);
    await client.decide(first.body.result.pay_url!, 'decline');
    expect((await client.confirm(booking)).status).toBe(409);
    const second = await client.pay(booking);
    await client.decide(second.body.result.pay_url!, 'approve');
    expect((await client.confirm(booking)).body.result[0]?.booking_status).toBe('booked');
  });

  test('cancels a hold, twice with the same answer', async () => {
    const booking = await held();
    const first = await client.cancel(booking);
    expect([first.status, first.body.result[0]?.booking_status]).toEqual([200, 'cancelled']);
    expect((await client.cancel(booking)).body.result[0]?.booking_status).toBe('cancelled');
  });

  test("cannot open another's booking, nor one that does not exist", async () => {
    const [mine, other] = [await held(), await held()];
    const asked = await client.call('GET', `/api/v1/bookings/${mine.id}`, undefined, tokenOf(other));
    const unknown = await client.call('GET', '/api/v1/bookings/999999999', undefined, tokenOf(other));
    expect([asked.status, unknown.status]).toEqual([404, 404]);
    expect(asked.body).toEqual(unknown.body);
  });

  test('gets one booking for the same Idempotency-Key, also at the same time', async () => {
    const journey = await ownDeparture(server.url);
    const seats = freeSeats(await client.seats(journey)).slice(0, 1);
    const headers = { 'idempotency-key': `key-${Date.now()}` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.hold(journey, seats, headers)));
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.result[0]!.id);
    expect(new Set(ids).size).toBe(1);
    for (const { status, headers: of } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409);
      expect(of.get('retry-after')).not.toBeNull();
    }
    const later = await client.hold(journey, seats, headers);
    expect([later.status, later.body.result[0]?.id]).toEqual([200, ids[0]]);
    const changed = await client.call(
      'POST',
      '/api/v1/bookings',
      { ...bookingRequest(journey, seats), connecting: 1 },
      headers,
    );
    expect(changed.status).toBe(422);
  });

  test.each([
    ['wing', 200],
    ['pipay', 200],
    ['khqr', 200],
    ['cash_collection', 200],
    ['agent_balance', 422],
  ])('asks to pay by %s and is answered %i: balances are for agencies', async (method, expected) => {
    const booking = await held(1);
    expect((await client.pay(booking, method)).status).toBe(expected);
    await client.cancel(booking);
  });

  test.each([
    ['GET', '/api/v1/operators?country_code_exclude=IN'],
    ['GET', '/api/v1/amenities'],
    ['GET', '/api/v1/routeamenities'],
  ])('%s %s answers status and result', async (method, path) => {
    const { status, body } = await client.call<{ status: string; result: unknown[] }>(method, path);
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.result.length).toBeGreaterThan(0);
  });

  test('reads the location pairs under result.details', async () => {
    const { body } = await client.call<{ result: { details: unknown[] } }>('GET', '/api/v1/locations/pairs');
    expect(body.result.details.length).toBeGreaterThan(50);
  });

  test('finds unknown paths as JSON and days in the past empty or refused, never broken', async () => {
    expect((await client.call<{ status: string }>('GET', '/api/v1/nothing')).body.status).toBe('error');
    const past = await client.call('GET', `/api/v1/journeys?from=phnom-penh&to=siem-reap&date=${tomorrow(-400)}`);
    expect(past.status).toBeLessThan(500);
  });
});

describe('the doors of accounts', () => {
  const login = (password: string) =>
    client.call<{ token?: string; user?: { email: string } }>('POST', '/api/login', {
      email: 'admin@naga.example',
      password,
      remember: true,
    });

  test('wrong credentials answer 400, right ones a token that opens /api/user until logout', async () => {
    expect((await login('not the password')).status).toBe(400);
    const { status, body } = await login('naga-demo-2026');
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await client.call('GET', '/api/user', undefined, headers)).body).toMatchObject({
      email: 'admin@naga.example',
      user_role_id: 1,
    });
    const permissions = await client.call<{ result: unknown[] }>(
      'GET',
      '/api/admin/v1/permissions?limit=10000',
      undefined,
      headers,
    );
    expect(permissions.body.result.length).toBeGreaterThan(10);
    const renewed = await client.call<{ token: string }>('PUT', '/api/refreshToken', undefined, headers);
    expect(renewed.body.token).toEqual(expect.any(String));
    expect(
      (await client.call('POST', '/api/logout', undefined, { authorization: `Bearer ${renewed.body.token}` })).status,
    ).toBe(204);
    expect(
      (await client.call('GET', '/api/user', undefined, { authorization: `Bearer ${renewed.body.token}` })).status,
    ).toBe(401);
  });

  test('a guest is nobody', async () => {
    expect((await client.call('GET', '/api/user')).status).toBe(401);
    expect((await client.call('GET', '/api/admin/v1/permissions?limit=10000')).status).toBe(401);
  });
});
