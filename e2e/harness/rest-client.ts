import { createHash } from 'node:crypto';

/** Answers of the REST facade as a third party reads them. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface JourneyRow {
  route_id: string;
  route_schedule_id: string;
  date: string;
  stop_id_from: string;
  stop_id_to: string;
  departure_time: string;
  seats_available: number;
  price: { local: number; foreign: number; currency: string };
  connecting: 0 | 1;
  operator: { id: string };
}

export interface SeatRow {
  seat_number: string;
  floor: number;
  state: 'available' | 'selected' | 'unavailable' | 'blocked';
  price: { local: number; foreign: number; currency: string } | null;
  allow_male: boolean;
  allow_female: boolean;
}

export interface BookingResult {
  id: string;
  pnr: string;
  booking_status: string;
  payment_status: string;
  expires_at: string | null;
  total: number;
  currency: string;
  access_token: string;
  tickets: { ticket_id: string; seat_number: string; url: string; pdf_url: string }[];
}

export interface Refusal {
  status: string;
  error_details: { code: string; messages: string[]; seats?: string[]; fields?: Record<string, string[]> };
}

export interface AddOnOfferRow {
  id: string;
  seats: { part_id: string }[];
}

export interface PointRow {
  stop_id: string;
  name: string;
  time: string;
}

type Envelope<Result> = { status: string; result: Result };

const localTime = (): number => Date.now() + 7 * 3_600_000;

let today = localTime();

/** One today for a whole test file, also for one that runs into midnight; the files of a worker share this module. */
export const beginDay = (): void => void (today = localTime());

/** Phnom Penh → Siem Reap tomorrow is what the demonstration market sells most. */
export const tomorrow = (days = 1): string => new Date(today + days * 86_400_000).toISOString().slice(0, 10);

/** A third-party developer's client: nothing but fetch. `who`: headers that say who asks, where it is not a guest. */
export class RestClient {
  constructor(
    readonly url: string,
    private readonly who: Readonly<Record<string, string>> = {},
  ) {}

  async call<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.who, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }

  async journeys(from = 'phnom-penh', to = 'siem-reap', date = tomorrow()): Promise<JourneyRow[]> {
    const path = `/api/v1/journeys?from=${from}&to=${to}&date=${date}`;
    const { body } = await this.call<Envelope<JourneyRow[]>>('GET', path);
    return body.result;
  }

  async seatMap(journey: JourneyRow): Promise<{ seats: SeatRow[]; boarding_points: PointRow[] }> {
    const { route_schedule_id, date, stop_id_from, stop_id_to } = journey;
    const query = `date=${date}&stop_id_from=${stop_id_from}&stop_id_to=${stop_id_to}`;
    const { body } = await this.call<Envelope<{ seats: SeatRow[]; boarding_points: PointRow[] }>>(
      'GET',
      `/api/v1/journeys/${route_schedule_id}/seats?${query}`,
    );
    return body.result;
  }

  async seats(journey: JourneyRow): Promise<SeatRow[]> {
    return (await this.seatMap(journey)).seats;
  }

  hold(
    journey: JourneyRow,
    seats: readonly string[],
    headers: Record<string, string> = {},
    more: { readonly coupon_code?: string | undefined } = {},
  ): Promise<Answer<Envelope<BookingResult[]> & Refusal>> {
    return this.call('POST', '/api/v1/bookings', { ...bookingRequest(journey, seats), ...more }, headers);
  }

  addOnOffers(booking: BookingResult): Promise<Answer<Envelope<AddOnOfferRow[]> & Refusal>> {
    return this.call('GET', `/api/v1/bookings/${booking.id}/add-ons`, undefined, tokenOf(booking));
  }

  setAddOns(
    booking: BookingResult,
    add_ons: readonly { readonly add_on_id: string; readonly part_id: string; readonly quantity: number }[],
  ): Promise<Answer<Envelope<BookingResult[]> & Refusal>> {
    return this.call('PUT', `/api/v1/bookings/${booking.id}/add-ons`, { add_ons }, tokenOf(booking));
  }

  pay(
    booking: BookingResult,
    method = 'card',
  ): Promise<Answer<Envelope<{ payment_id: string; state: string; pay_url: string | null }> & Refusal>> {
    return this.call('POST', `/api/v1/bookings/${booking.id}/payments`, { method }, tokenOf(booking));
  }

  decide(payUrl: string, outcome: string): Promise<Answer> {
    const { pathname, search } = new URL(payUrl, this.url);
    return this.call('POST', `${pathname}${search}`, { outcome });
  }

  confirm(booking: BookingResult): Promise<Answer<Envelope<BookingResult[]> & Refusal>> {
    return this.call('PUT', `/api/v1/bookings/${booking.id}?action=confirm`, undefined, tokenOf(booking));
  }

  cancel(booking: BookingResult): Promise<Answer<Envelope<BookingResult[]> & Refusal>> {
    return this.call('PUT', `/api/v1/bookings/${booking.id}?action=cancel`, undefined, tokenOf(booking));
  }

  booking(booking: BookingResult): Promise<Answer<Envelope<BookingResult[]> & Refusal>> {
    return this.call('GET', `/api/v1/bookings/${booking.id}`, undefined, tokenOf(booking));
  }
}

export const tokenOf = ({ access_token }: BookingResult): Record<string, string> => ({
  'x-booking-token': access_token,
});

/**
 * The number of whoever takes these seats, without its country's: another for others, because one contact has few bookings
 * that wait for their cash; the same when they are asked for again.
 */
export function numberFor({ route_schedule_id, date }: JourneyRow, seats: readonly string[]): string {
  const drawn = createHash('sha256')
    .update([route_schedule_id, date, ...seats].join(' '))
    .digest();
  return `123456${String(drawn.readUInt32BE() % 100_000).padStart(5, '0')}`;
}

/** The address of whoever takes these seats. */
export const addressFor = (journey: JourneyRow, seats: readonly string[]): string =>
  `sophea@${numberFor(journey, seats)}.example.com`;

/** The tentative booking of the specification, section 3: women all of them, so that no seat refuses them. */
export function bookingRequest(journey: JourneyRow, seats: readonly string[]) {
  const { route_id, route_schedule_id, date, stop_id_from, stop_id_to } = journey;
  const number = numberFor(journey, seats);
  return {
    action: 'tentative',
    connecting: 0,
    route_id,
    ticket_requests: [
      {
        route_schedule_id,
        date,
        stop_id_from,
        stop_id_to,
        route_id,
        contact_phone: `+855${number}`,
        seat_requests: seats.map((seat_number) => ({ seat_number })),
      },
    ],
    passenger_requests: seats.map((seat_number, index) => ({
      title: 'Ms',
      first_name: `Sophea${index}`,
      last_name: 'Chan',
      nationality: 'non Cambodian',
      email: addressFor(journey, seats),
      mobile_number: `+855${number}`,
      seat_number,
    })),
  };
}

/** Seats anybody may take. */
export const freeSeats = (seats: readonly SeatRow[]): string[] =>
  seats
    .filter(({ state, allow_male, allow_female }) => state === 'available' && allow_male && allow_female)
    .map(({ seat_number }) => seat_number);
