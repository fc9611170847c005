import { expect, test } from '@jest/globals';
import { journeyRow } from './journey-row.js';

const money = { amount: 1200, currency: 'USD' };
const unlowered = { seats: money, total: money, promotionsAhead: null };
const fare = { local: unlowered, foreign: unlowered };
const leg = (id: string) => ({
  id,
  routeId: '1',
  routeScheduleId: id,
  date: '2026-11-21',
  durationMinutes: 60,
  operator: { id: '1', name: 'Mekong Ibis', requiredPassengerFields: ['DOCUMENT' as const] },
  vehicle: {
    id: '3',
    name: 'VIP van',
    category: 'Van',
    amenities: [{ __typename: 'Amenity', code: 'water', name: 'Water' }],
    onBoardNote: 'A cold towel',
  },
  routeAmenities: [{ __typename: 'Amenity', code: 'rest-stop', name: 'Rest stop' }],
  tripInfos: [{ __typename: 'TripInfo', code: 'non-stop', name: 'Non-stop' }],
  boarding: { time: '2026-11-21T07:00:00+07:00', stop: { id: '1' } },
  dropOff: { time: '2026-11-21T08:00:00+07:00', stop: { id: '2' } },
  seatFare: { local: money, foreign: money, childLocal: null, childForeign: null },
});

test('legs of a connecting journey have the fields of a journey, but for what it costs with fees', () => {
  const journey = {
    departureTime: '',
    arrivalTime: '',
    durationMinutes: 180,
    connecting: true,
    freeSeats: 4,
    noFareReason: null,
    fare,
  };
  const row = journeyRow({ ...journey, legs: [leg('10'), leg('11')] } as never);
  const { legs, price_with_fees, promotions_ahead, not_on_sale_reason, ...fields } = row as typeof row & {
    legs: object[];
  };
  expect([row.connecting, price_with_fees, promotions_ahead, not_on_sale_reason]).toEqual([
    1,
    { local: 1200, foreign: 1200, currency: 'USD' },
    null,
    null,
  ]);
  for (const one of legs) expect(Object.keys(one).sort()).toEqual(Object.keys(fields).sort());
});

test('what one rides in and what kind of ride it is stand in words beside their codes', () => {
  const journey = { departureTime: '', arrivalTime: '', durationMinutes: 60, connecting: false, freeSeats: 4, fare };
  expect(journeyRow({ ...journey, noFareReason: null, legs: [leg('10')] } as never)).toMatchObject({
    vehicle: { id: '3', name: 'VIP van', category: 'Van' },
    amenities: [{ code: 'water', name: 'Water' }],
    on_board_note: 'A cold towel',
    route_amenities: [{ code: 'rest-stop', name: 'Rest stop' }],
    trip_info: [{ code: 'non-stop', name: 'Non-stop' }],
  });
});

test('what promotions take off stands beside the price, for whom they do', () => {
  const ahead = { names: ['Slow boat weeks'], discount: { amount: 120 }, total: { amount: 1080 } };
  const journey = { departureTime: '', arrivalTime: '', durationMinutes: 60, connecting: false, freeSeats: 4 };
  const lowered = { local: unlowered, foreign: { ...unlowered, promotionsAhead: ahead } };
  expect(journeyRow({ ...journey, noFareReason: null, fare: lowered, legs: [leg('10')] } as never)).toMatchObject({
    price_with_fees: { local: 1200, foreign: 1200 },
    promotions_ahead: { local: null, foreign: { names: ['Slow boat weeks'], discount: 120, total: 1080 } },
  });
});

test('rides sold in two currencies have no price together, and say that each is bought by itself', () => {
  const kip = { amount: 30_000_000, currency: 'LAK' };
  const lao = { ...leg('11'), seatFare: { ...leg('11').seatFare, local: kip, foreign: kip } };
  const journey = { departureTime: '', arrivalTime: '', durationMinutes: 180, connecting: true, freeSeats: 4 };
  const apart = { ...journey, fare: null, noFareReason: 'TWO_CURRENCIES', legs: [leg('10'), lao] };
  expect(journeyRow(apart as never)).toMatchObject({
    price: null,
    price_with_fees: null,
    not_on_sale_reason: 'TWO_CURRENCIES',
    legs: [{ price: { currency: 'USD' } }, { price: { currency: 'LAK' } }],
  });
});
