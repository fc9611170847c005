import { usd, mapSeat } from './graph-values.js';
import type { Answers } from './show-screen.js';

const call = (day: string, time: string, name: string) => ({
  __typename: 'CallingPoint',
  time: `${day}T${time}:00+07:00`,
  stop: { __typename: 'Stop', id: name, name, location: { __typename: 'Location', id: name, name, slug: name } },
});
export const aLeg = (id: string, from: string, to: string, more: object = {}) => {
  const day = id.slice(id.indexOf('@') + 1, id.indexOf(':'));
  return {
    __typename: 'JourneyLeg',
    id,
    date: day,
    routeId: '20',
    hasPassengerTypePricing: true,
    allowPickup: false,
    pickupLocations: [],
    allowMaleNextToFemale: true,
    localCountryCode: 'KH',
    notOnSaleReason: null,
    operator: { __typename: 'Operator', id: '7', name: 'Mekong Ibis', requiredPassengerFields: ['DOCUMENT'] },
    vehicle: { __typename: 'VehicleType', id: '3', transportType: 'BUS', category: 'Coach' },
    boarding: call(day, '07:30', from),
    dropOff: call(day, '13:10', to),
    boardingChoices: [],
    dropOffChoices: [],
    seatFare: {
      __typename: 'SeatFare',
      local: usd(1000),
      foreign: usd(1300),
      childLocal: usd(500),
      childForeign: null,
      fareKey: '7.21.31.1-2/1:0',
    },
    seatTiers: [],
    seatMap: { __typename: 'SeatMap', seats: [mapSeat('1A', 1), mapSeat('1B', 2)] },
    ...more,
  };
};
export const aJourney = (...legs: ReturnType<typeof aLeg>[]) => ({
  __typename: 'Journey',
  id: legs.map(({ id }) => id).join('~'),
  departureTime: legs[0]!.boarding.time,
  legs,
});
export const [FIRST, SECOND, BACK] = ['70@2026-11-21:1-2', '71@2026-11-21:2-3', '80@2026-11-23:3-1'];
export const trip: Answers = {
  TripToSell: () => ({
    onward: aJourney(aLeg(FIRST!, 'Phnom Penh', 'Siem Reap'), aLeg(SECOND!, 'Siem Reap', 'Poipet')),
    journey: aJourney(aLeg(BACK!, 'Poipet', 'Phnom Penh')),
  }),
  RecentCustomers: () => ({ bookings: { __typename: 'BookingPage', rows: [] } }),
  SellSeats: () => ({ holdSeats: { __typename: 'HeldBooking', booking: { __typename: 'Booking', id: '5' } } }),
};
