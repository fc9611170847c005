import { usd, nameIn, mapSeat } from './graph-values.js';

const part = (id: string, firstName: string, seatNumber: string, state = 'TICKETED') => ({
  __typename: 'BookingPart',
  id,
  state,
  position: Number(id) - 1,
  seatNumber,
  title: 'MS',
  nationality: 'FOREIGN',
  nationalOf: null,
  passengerType: 'ADULT',
  firstName,
  lastName: 'Keo',
});
const NO_CREDITS = { __typename: 'ExchangeCredits', promotions: usd(0), coupon: usd(0), points: usd(0) };
export const NEW = '300@2026-11-24:4-11';
export const OLD = '294@2026-11-23:4-11';
export const leg = (journeyLegId: string) => ({
  __typename: 'BookingLeg',
  id: journeyLegId,
  journeyLegId,
  direction: 'ONWARD',
  departureTime: `${journeyLegId.slice(4, 14)}T07:30:00+07:00`,
  operatorId: '7',
  operatorName: 'Mekong Ibis',
  awaitsOperator: false,
  viewerMay: ['booking.edit'],
  confirmBy: null as string | null,
  fromLocationName: nameIn('Phnom Penh'),
  toLocationName: nameIn('Siem Reap'),
  parts: [part('1', 'Dara', '5C'), part('2', 'Leo', '5D')],
});
export const BOOKING = {
  __typename: 'Booking',
  id: '7',
  pnr: 'KX74QP',
  now: '2026-11-20T06:00:00.000Z',
  bookingType: 'CUSTOMER',
  isWalletGone: false,
  couponCode: null,
  promotions: [],
  exchangeableUntil: '2026-11-23T03:30:00+07:00',
  exchange: null as object | null,
  legs: [leg(OLD)],
  payments: [] as object[],
};
export const OPEN = {
  ...BOOKING,
  exchangeableUntil: null,
  exchange: {
    __typename: 'BookingExchange',
    expiresAt: '2026-11-20T06:09:00.000Z',
    toPay: usd(300),
    oldFare: usd(2400),
    newFare: usd(2500),
    fee: usd(200),
    kept: usd(0),
    credits: NO_CREDITS,
    addOns: [] as object[],
    legs: [leg(NEW)],
  },
};
export const MADE = { ...BOOKING, legs: [leg(NEW)] };
export const OFFER = {
  __typename: 'ExchangeOffer',
  difference: 300,
  collected: false,
  oldFare: usd(2400),
  newFare: usd(2500),
  fee: usd(200),
  kept: usd(0),
  credits: NO_CREDITS,
  savingLost: usd(0),
  addOns: [] as object[],
  seats: ['1A', '1B'].map((seatNumber, index) => ({
    __typename: 'ExchangeSeat',
    replaces: String(index + 1),
    legId: NEW,
    seatNumber,
  })),
  passengers: [0, 1].map((position) => ({ __typename: 'ExchangePassenger', position, missing: [] as string[] })),
};
const call = (time: string, stop: string) => ({
  __typename: 'CallingPoint',
  time: `2026-11-24T${time}:00+07:00`,
  stop: { __typename: 'Stop', id: stop, name: stop },
});
const seatFare = (local: number, foreign: number) => ({
  __typename: 'SeatFare',
  fareKey: `7.9.31.12-15/3:0,4 ${local}`,
  local: usd(local),
  foreign: usd(foreign),
  childLocal: null,
  childForeign: null,
});
const FRONT = {
  __typename: 'SeatType',
  id: '2',
  name: 'Front seat',
  abbreviation: 'F',
  icon: null,
  category: 'Front row',
  categoryId: '4',
};
const operator = { __typename: 'Operator', id: '7', name: 'Mekong Ibis' };
export const JOURNEY = {
  __typename: 'Journey',
  id: NEW,
  departureTime: '2026-11-24T07:30:00+07:00',
  arrivalTime: '2026-11-24T13:10:00+07:00',
  freeSeats: 12,
  fare: {
    __typename: 'JourneyFare',
    foreign: { __typename: 'FareTotal', seats: { __typename: 'Money', amount: 1200, currency: 'USD' } },
    nationals: [
      {
        __typename: 'NationalFare',
        countryCode: 'KH',
        fare: { __typename: 'FareTotal', seats: { __typename: 'Money', amount: 1000, currency: 'USD' } },
      },
    ],
  },
  legs: [
    {
      __typename: 'JourneyLeg',
      id: NEW,
      localCountryCode: 'KH',
      hasPassengerTypePricing: false,
      allowMaleNextToFemale: true,
      operator,
      vehicle: { __typename: 'VehicleType', id: '3', transportType: 'BUS', category: 'Coach' },
      boarding: call('07:30', 'Night Market'),
      dropOff: call('13:10', 'Old Market'),
      seatFare: seatFare(1000, 1200),
      // The seat 1C is of a category that costs three dollars more.
      seatTiers: [
        { __typename: 'SeatTier', seatCategoryId: null, fare: seatFare(1000, 1200) },
        { __typename: 'SeatTier', seatCategoryId: '4', fare: seatFare(1300, 1500) },
      ],
      seatMap: {
        __typename: 'SeatMap',
        free: 12,
        seats: [mapSeat('1A', 1), mapSeat('1B', 2), { ...mapSeat('1C', 3), seatType: FRONT }],
      },
    },
  ],
};
export const way = (method: string, reason: string | null = null) => ({
  __typename: 'PaymentOption',
  method,
  reason,
  facts: null,
});
