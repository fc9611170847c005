import { GraphQLError } from 'graphql';
import type { Played } from './played-graph.js';

const money = (amount: number) => ({ amount, currency: 'USD' });

const NAMES = { 2: { en: 'Travel insurance', km: 'ធានារ៉ាប់រង' }, 4: { en: 'Extra bag' } };
/** So many of an add-on beside a seat. */
const beside = (id: keyof typeof NAMES, kind: string, quantity: number, unit: number) => ({
  id: String(id),
  kind,
  operatorId: null,
  names: NAMES[id],
  quantity,
  amount: money(quantity * unit),
});

const aLeg = (addOns: readonly object[] = []) => ({
  journeyLegId: '77@2026-11-21:12-15',
  parts: [
    { id: '11', seatNumber: '1A', addOns },
    { id: '12', seatNumber: '1B', addOns: [] },
  ],
});

const offered = (id: keyof typeof NAMES, kind: string, unit: number, mostPerSeat: number) => ({
  id: String(id),
  kind,
  operatorId: id === 4 ? '3' : null,
  names: NAMES[id],
  descriptions: id === 4 ? { en: 'Up to 20 kg' } : null,
  mostPerSeat,
  seats: [{ partId: '12', unit: money(unit), quantity: 0 }],
});

/** A booking as the graph answers it. */
export const aBooking = (more: object = {}) => ({
  __typename: 'Booking',
  id: '7',
  pnr: 'KX74QP',
  status: 'BLOCKED',
  paymentStatus: 'UNPAID',
  expiresAt: '2026-11-20T03:10:00.000Z',
  total: money(2450),
  fees: [{ name: 'transaction', amount: money(50) }],
  couponCode: null,
  discount: money(0),
  promotions: [],
  promotionDiscount: money(0),
  points: 0,
  pointsToEarn: 21,
  payments: [],
  tickets: [],
  legs: [aLeg()],
  ...more,
});

export const aPayment = (more: object = {}) => ({
  id: '3',
  method: 'CARD',
  state: 'PENDING',
  amount: money(2450),
  payUrl: null,
  wayBack: 'AGENCY',
  qr: null,
  code: null,
  expiresAt: null,
  ...more,
});

export const aTicket = {
  id: 'abc',
  url: '/eticket/abc/s%40example.com',
  pdfUrl: '/eticket/abc.pdf?email=s%40example.com',
  passengers: [
    { seatNumber: '1A', passengerType: 'ADULT' },
    { seatNumber: '1B', passengerType: 'CHILD' },
  ],
};

const tooMany = () =>
  new GraphQLError('invalid input', {
    extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'addOns.0.quantity', code: 'RANGE' }] },
  });

const CASH = { method: 'CASH_COLLECTION', code: '48217730', expiresAt: '2026-11-21T03:00:00.000Z' };

/** A booking subgraph that holds every seat but those in `taken`, and counts what it was asked. */
export function playedBooking(taken: readonly string[] = []) {
  const calls: { name: string; args: Record<string, unknown>; bookingToken: string | undefined }[] = [];
  let held = 0;
  const answer =
    (name: string, result: (args: Record<string, unknown>) => unknown) =>
    (_: unknown, args: Record<string, unknown>, { viewer }: { viewer: { bookingToken?: string } }) => {
      calls.push({ name, args, bookingToken: viewer.bookingToken });
      return result(args);
    };
  const refused = (code: string, facts: object = {}) => ({ __typename: 'Refused', code, facts });
  const resolvers: Played = {
    Query: {
      addOnOffers: (
        _: unknown,
        { bookingId }: { bookingId: string },
        { viewer }: { viewer: { bookingToken?: string } },
      ) =>
        bookingId === '7' && viewer.bookingToken === 'opens-7'
          ? [offered(2, 'INSURANCE', 100, 1), offered(4, 'LUGGAGE', 500, 3)]
          : null,
      booking: (_: unknown, { id }: { id: string }, { viewer }: { viewer: { bookingToken?: string } }) =>
        id === '7' && viewer.bookingToken === 'opens-7' ? aBooking({ payments: [aPayment(CASH)] }) : null,
    },
    Mutation: {
      setAddOns: answer('setAddOns', ({ addOns }) => {
        const [one] = addOns as { addOnId: string; partId: string; quantity: number }[];
        if (one?.addOnId === '9') return refused('ADD_ON_NOT_OFFERED', { addOnId: '9', partId: one.partId });
        if (one !== undefined && one.quantity > 3) throw tooMany();
        const had = [beside(2, 'INSURANCE', 1, 100), beside(4, 'LUGGAGE', 2, 500)];
        return aBooking({ total: money(3550), legs: [aLeg(had)] });
      }),
      holdSeats: answer('holdSeats', ({ input }) => {
        const { legs, couponCode } = input as { legs: { seats: { seatNumber: string }[] }[]; couponCode?: string };
        if (couponCode === 'GUESSED') return refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 600 });
        const gone = legs
          .flatMap(({ seats }) => seats.map(({ seatNumber }) => seatNumber))
          .filter((seat) => taken.includes(seat));
        if (gone.length > 0) return refused('SEATS_TAKEN', { legId: 'x', seats: gone });
        held += 1;
        const lowered = couponCode ? { couponCode, discount: money(300), total: money(2150) } : {};
        const booking = aBooking({ pnr: `HELD0${held}`, ...lowered });
        return { __typename: 'HeldBooking', accessToken: 'opens-7', booking };
      }),
      confirmBooking: answer('confirmBooking', () =>
        refused('NOT_PAID', { bookingId: '7', due: 2450, currency: 'USD' }),
      ),
      cancelBooking: answer('cancelBooking', () => aBooking({ status: 'CANCELLED', tickets: [aTicket] })),
      startPayment: answer('startPayment', ({ method }) =>
        method === 'CARD'
          ? {
              __typename: 'StartedPayment',
              payment: aPayment({ payUrl: '/sandbox/pay/abc' }),
              booking: aBooking(),
            }
          : refused('METHOD_NOT_AVAILABLE', { method }),
      ),
      storeWingMobileLog: answer('storeWingMobileLog', () => true),
    },
  };
  return { resolvers, calls };
}

/** The tentative booking of the specification, section 3. */
export const aBookingRequest = (seats: readonly string[] = ['1A', '1B'], more: object = {}) => ({
  action: 'tentative',
  connecting: 0,
  route_id: 5,
  ticket_requests: [
    {
      route_schedule_id: '77',
      date: '2026-11-21',
      stop_id_from: '12',
      stop_id_to: 15,
      route_id: 5,
      seat_requests: seats.map((seat_number) => ({ seat_number })),
    },
  ],
  passenger_requests: seats.map((seat_number, index) => ({
    title: index % 2 ? 'Mrs' : 'Mr.',
    first_name: 'Sok',
    last_name: 'Chan',
    nationality: index % 2 ? 'Cambodian' : 'non Cambodian',
    email: 's@example.com',
    mobile_number: '+855 12 345 678',
    seat_number,
  })),
  ...more,
});
