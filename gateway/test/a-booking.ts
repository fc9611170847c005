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

const step = (name: string, amount: number, more: object = {}) => ({
  name,
  amount,
  subtotal: amount,
  names: null,
  ...more,
});

const seat = (id: string, seatNumber: string, addOns: readonly object[]) => ({
  ...{ id, seatNumber, addOns, state: 'HELD', givenBack: null },
  ...{ fare: money(1200), stages: [step('base', 1200)] },
});

const aLeg = (addOns: readonly object[] = []) => ({
  journeyLegId: '77@2026-11-21:12-15',
  parts: [seat('11', '1A', addOns), seat('12', '1B', [])],
});
/** Without what is the same for every line that nothing is said of. */
const fee = (name: string, amount: number, more: object = {}) => ({
  ...{ name, amount: money(amount), partId: null, percent: null, fixed: null, addOn: null },
  ...more,
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
  fees: [fee('transaction', 50, { percent: 0, fixed: money(50) })],
  refunded: money(0),
  couponCode: null,
  discount: money(0),
  promotions: [],
  promotionDiscount: money(0),
  points: 0,
  pointsToEarn: 21,
  payments: [],
  tickets: [],
  legs: [aLeg()],
  exchangedLegs: [],
  ...more,
});

/** A seat in front that a code lowers; another that was given back by its terms; a bag that did not go along when a ride was changed. */
export const aChangedBooking = () => {
  const { parts } = aLeg();
  const [front, back] = [parts[0]!, parts[1]!];
  const names = { en: 'Front row', km: 'ជួរមុខ' };
  const stages = [step('base', 1200), step('supplement', 200, { names }), step('coupon', -140)];
  const givenBack = { as: 'CANCELLED', percent: 75, fixedFee: money(100) };
  const bag = { partId: '3', addOn: { names: NAMES[4] } };
  return aBooking({
    total: money(3000),
    refunded: money(1300),
    fees: [
      fee('transaction', 40, { percent: 250, fixed: money(0) }),
      fee('add_on', 500, { ...bag, percent: 0, fixed: money(500) }),
      fee('add_on_back', -500, bag),
      fee('cancellation', 400),
    ],
    exchangedLegs: [{ parts: [seat('3', '5D', [])] }],
    legs: [
      {
        ...aLeg(),
        parts: [
          { ...front, state: 'TICKETED', fare: money(1260), stages },
          { ...back, state: 'REFUNDED', givenBack },
        ],
      },
    ],
  });
};

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
        viewer.bookingToken !== `opens-${id}`
          ? null
          : id === '8'
            ? aChangedBooking()
            : aBooking({ payments: [aPayment(CASH)] }),
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
      startPayment: answer('startPayment', ({ method, expectedTotal }) => {
        if (method !== 'CARD') return refused('METHOD_NOT_AVAILABLE', { method });
        if (typeof expectedTotal === 'number' && expectedTotal < 2450)
          return refused('PRICE_CHANGED', { expected: expectedTotal, total: 2450, currency: 'USD' });
        return {
          __typename: 'StartedPayment',
          payment: aPayment({ payUrl: '/sandbox/pay/abc' }),
          booking: aBooking(),
        };
      }),
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
