import type { CheckoutBooking_BookingFragment } from '../src/features/checkout/checkout-booking.generated.js';
import type { TicketCard_TicketFragment } from '../src/features/ticket/ticket-card.generated.js';
import type { Seats_LegFragment } from '../src/routes/seats/seats.generated.js';

/** Bookings, rides and tickets as the graph tells them; each takes what a test wants to be different. */

export const NOW = '2026-11-20T06:00:00.000Z';
export const LATER = '2026-11-20T06:09:42.000Z';

/** Minor units of dollars. */
export const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'USD' });
const name = (en: string, km: string) => ({
  __typename: 'LocalizedText' as const,
  en,
  km,
  th: null,
  vi: null,
  es: null,
});

type Booking = CheckoutBooking_BookingFragment;
type Part = Booking['legs'][number]['parts'][number];

/** With what the booking's page alone asks. */
export const aPart = (change: Partial<Part> = {}): Part & { readonly givenBack: null } => ({
  __typename: 'BookingPart',
  id: '1',
  state: 'HELD',
  position: 0,
  seatNumber: '5C',
  title: 'MS',
  nationality: 'FOREIGN',
  nationalOf: null,
  nationalPriceOf: null,
  shownRate: null,
  addOns: [],
  passengerType: 'ADULT',
  firstName: null,
  lastName: null,
  email: null,
  mobileNumber: null,
  documentNumber: null,
  birthDate: null,
  ticketCode: null,
  fare: usd(1200),
  stages: [{ __typename: 'PriceStage', name: 'base', amount: 1200, names: null }],
  givenBack: null,
  ...change,
});

const LEG: Booking['legs'][number] = {
  __typename: 'BookingLeg',
  id: '1',
  refundTiers: [
    { __typename: 'RefundTier', minutesBefore: 720, percent: 75, fixedFee: usd(0) },
    { __typename: 'RefundTier', minutesBefore: 0, percent: 0, fixedFee: usd(0) },
  ],
  exchangeTerms: { __typename: 'ExchangeTerms', minutesBefore: 240, fee: usd(100) },
  direction: 'ONWARD',
  journeyLegId: '294@2026-11-21:4-11',
  date: '2026-11-21',
  operatorId: '7',
  operatorName: 'Mekong Ibis',
  localCountryCode: 'KH',
  transportType: 'BUS',
  vehicleName: 'Coach',
  fromName: name('Night Market', 'ផ្សាររាត្រី'),
  fromLocationName: name('Phnom Penh', 'ភ្នំពេញ'),
  toName: name('Siem Reap office', 'ការិយាល័យសៀមរាប'),
  toLocationName: name('Siem Reap', 'សៀមរាប'),
  fromAddress: 'Street 108',
  fromLatitude: 11.57,
  fromLongitude: 104.92,
  departureTime: '2026-11-21T07:30:00+07:00',
  arrivalTime: '2026-11-21T13:10:00+07:00',
  confirmBy: null,
  codeBy: null,
  pickupAddress: null,
  pickupPhone: null,
  pickupTime: null,
  taxiDropOff: null,
  requiredFields: [],
  terms: [],
  parts: [aPart(), aPart({ id: '2', position: 1, seatNumber: '5D', title: 'MR' })],
};

/** A bag of the operator of these rides, or of another one, that an exchange takes along or sends back. */
export const exchangedBag = (goesAlong: boolean, operatorId = LEG.operatorId) => ({
  ...{ __typename: 'ExchangedAddOn' as const, id: '3', operatorId, quantity: 2, goesAlong, amount: usd(400) },
  names: { __typename: 'LocalizedText' as const, en: 'Extra bag', km: null, th: null, vi: null, es: null },
});

/** New seats that are held in place of what is sold, for a dollar more. */
export const anExchange = (
  change: Partial<NonNullable<Booking['exchange']>> = {},
): NonNullable<Booking['exchange']> => ({
  ...{ __typename: 'BookingExchange', expiresAt: LATER, toPay: usd(100), legs: [LEG] },
  ...{ oldFare: usd(2400), newFare: usd(2400), fee: usd(100), kept: usd(0) },
  credits: { __typename: 'ExchangeCredits', promotions: usd(0), coupon: usd(0), points: usd(0) },
  addOns: [],
  ...change,
});

export const aBooking = (change: Partial<Booking> = {}): Booking => ({
  __typename: 'Booking',
  id: '7',
  pnr: 'KX74QP',
  status: 'BLOCKED',
  paymentStatus: 'UNPAID',
  expiresAt: LATER,
  now: NOW,
  language: 'en',
  contactEmail: null,
  contactPhone: null,
  canExtendHold: true,
  passengersComplete: false,
  couponCode: null,
  couponMethods: [],
  promotions: [],
  points: 0,
  pointsToEarn: 0,
  discount: usd(0),
  total: usd(2460),
  standardTotal: usd(2460),
  due: usd(2460),
  paid: usd(0),
  refunded: usd(0),
  fees: [
    {
      __typename: 'BookingFee',
      name: 'transaction',
      amount: usd(60),
      percent: 0,
      fixed: { __typename: 'Money', amount: 60 },
      cause: null,
      addOn: null,
    },
  ],
  legs: [LEG],
  exchange: null,
  payments: [],
  refunds: [],
  ...change,
});

/** The same with names and contact. */
export const aNamedBooking = (change: Partial<Booking> = {}): Booking =>
  aBooking({
    passengersComplete: true,
    contactEmail: 'dara@example.com',
    contactPhone: '012345678',
    legs: [
      {
        ...LEG,
        parts: [
          aPart({ firstName: 'Dara', lastName: 'Keo' }),
          aPart({ id: '2', position: 1, seatNumber: '5D', title: 'MR', firstName: 'Leo', lastName: 'Marsh' }),
        ],
      },
    ],
    ...change,
  });

/** Two locals on a ride whose locals are nationals of this country. */
export const aLocalBooking = (localCountryCode: string): Booking => {
  const national = { nationalOf: localCountryCode, nationalPriceOf: localCountryCode };
  const parts = LEG.parts.map((part) => ({ ...part, ...national }));
  return aNamedBooking({ legs: [{ ...LEG, localCountryCode, parts }] });
};

type Payment = Booking['payments'][number];
export const aPayment = (change: Partial<Payment> = {}): Payment => ({
  __typename: 'Payment',
  id: '1',
  method: 'CARD',
  wayBack: 'AS_PAID',
  state: 'PENDING',
  sentBack: false,
  forgiven: usd(0),
  createdAt: NOW,
  settledAt: null,
  expiresAt: null,
  payUrl: '/sandbox/pay/abc',
  qr: null,
  code: null,
  amount: usd(2460),
  ...change,
});

export const aTicket = (change: Partial<TicketCard_TicketFragment> = {}): TicketCard_TicketFragment => ({
  __typename: 'Ticket',
  id: 'ticket1',
  url: '/eticket/ticket1/dara%40example.com',
  pdfUrl: '/eticket/ticket1/dara%40example.com.pdf',
  calendarUrl: '/eticket/ticket1/dara%40example.com.ics',
  appleWalletUrl: null,
  googleWalletPasses: [],
  pnr: 'KX74QP',
  language: 'en',
  contactEmail: 'dara@example.com',
  ticketPhone: '+855 23 900 100',
  checkInTime: '07:10',
  revoked: false,
  leg: LEG,
  passengers: [
    {
      __typename: 'TicketPassenger',
      partId: '1',
      name: 'Dara Keo',
      title: 'MS',
      passengerType: 'ADULT',
      seatNumber: '5C',
      ticketCode: 'MI-1',
      qr: 'signed-1',
      state: 'TICKETED',
      payOnBoarding: null,
      addOns: [],
    },
    {
      __typename: 'TicketPassenger',
      partId: '2',
      name: 'Leo Marsh',
      title: 'MR',
      passengerType: 'CHILD',
      seatNumber: '5D',
      ticketCode: 'MI-2',
      qr: 'signed-2',
      state: 'TICKETED',
      payOnBoarding: null,
      addOns: [],
    },
  ],
  ...change,
});

type Cell = NonNullable<Seats_LegFragment['seatMap']>['seats'][number];
export const aSeat = (number: string, change: Partial<Cell> = {}): Cell => ({
  __typename: 'MapSeat',
  number,
  kind: 'SEAT',
  floor: 1,
  row: Number.parseInt(number, 10),
  column: 'ABCD'.indexOf(number.at(-1)!) + 1,
  state: 'AVAILABLE',
  allowMale: true,
  allowFemale: true,
  seatType: null,
  ...change,
});

type Point = Seats_LegFragment['boardingChoices'][number];
export const aPoint = (id: string, name: string, time: string, address: string | null = null): Point => ({
  __typename: 'CallingPoint',
  time,
  stop: { __typename: 'Stop', id, name, address, latitude: 11.57, longitude: 104.92 },
});

/** What a seat costs without fees, among those of some categories. */
export const aFare = (local: number, foreign: number, seats: string): NonNullable<Seats_LegFragment['seatFare']> => ({
  ...{ __typename: 'SeatFare', local: usd(local), foreign: usd(foreign), childLocal: null, childForeign: null },
  fareKey: `3.21.31.4-11/1:${seats}`,
});

export const aRide = (change: Partial<Seats_LegFragment> = {}): Seats_LegFragment => {
  const point = (id: string, stop: string, city: string, slug: string, time: string) => ({
    __typename: 'CallingPoint' as const,
    time,
    stop: {
      __typename: 'Stop' as const,
      id,
      name: stop,
      location: { __typename: 'Location' as const, name: city, slug },
    },
  });
  return {
    __typename: 'JourneyLeg',
    id: LEG.journeyLegId,
    routeScheduleId: '294',
    date: '2026-11-21',
    routeId: '21',
    routeTimingId: '31',
    localCountryCode: 'KH',
    allowMaleNextToFemale: true,
    specificNote: null,
    notOnSaleReason: null,
    operator: { __typename: 'Operator', id: '3', name: 'Mekong Ibis' },
    vehicle: {
      __typename: 'VehicleType',
      id: '1',
      name: 'Coach',
      transportType: 'BUS',
      category: 'Coach',
      amenities: [{ __typename: 'Amenity', id: '2', name: 'Water' }],
      onBoardNote: 'A cold towel for everybody',
      gallery: [`/files/catalogue/${'b'.repeat(40)}.webp`],
      galleryCaption: null,
    },
    boarding: point('4', 'Night Market', 'Phnom Penh', 'phnom-penh', LEG.departureTime),
    dropOff: point('11', 'Siem Reap office', 'Siem Reap', 'siem-reap', LEG.arrivalTime),
    boardingChoices: [aPoint('4', 'Night Market', LEG.departureTime)],
    dropOffChoices: [aPoint('11', 'Siem Reap office', LEG.arrivalTime)],
    allowPickup: false,
    pickupLocations: [],
    hasPassengerTypePricing: false,
    refundTerms: [
      {
        __typename: 'RideTerms',
        currency: 'USD',
        tiers: [
          { __typename: 'PolicyTier', minutesBefore: 720, percent: 75, fixedFee: 0 },
          { __typename: 'PolicyTier', minutesBefore: 0, percent: 0, fixedFee: 0 },
        ],
        exchange: { __typename: 'PolicyExchange', minutesBefore: 240, fee: 100 },
      },
    ],
    seatFare: aFare(1000, 1200, '0'),
    seatTiers: [{ __typename: 'SeatTier', seatCategoryId: null, fare: aFare(1000, 1200, '0') }],
    seatMap: {
      __typename: 'SeatMap',
      floors: 1,
      free: 5,
      seats: [
        aSeat('1A', { state: 'UNAVAILABLE' }),
        aSeat('1B'),
        aSeat('3A', { allowMale: false }),
        aSeat('5C'),
        aSeat('5D'),
        aSeat('9A', { state: 'BLOCKED' }),
      ],
    },
    ...change,
  };
};
