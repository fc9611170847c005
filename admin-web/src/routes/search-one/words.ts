import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

export const words = defineMessages<{
  back: NoMessageValues;
  title: { from: string; to: string };
  sell: { count: number };
  thenBack: NoMessageValues;
  wayThere: { date: string; time: PrimitiveType; operator: string };
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  failed: NoMessageValues;
  local: { count: number };
  foreign: { count: number };
  fee: { amount: string };
  free: NoMessageValues;
  freeOf: { free: number; all: number };
  notOnSale: NoMessageValues;
  ride: { operator: string; from: string; to: string };
  change: { place: string; minutes: string };
  walk: { from: string; to: string; wait: string; walk: string };
  vehicle: NoMessageValues;
  date: NoMessageValues;
  boarding: NoMessageValues;
  dropOff: NoMessageValues;
  kindOfRide: NoMessageValues;
  amenities: NoMessageValues;
  pickup: NoMessageValues;
  pickupYes: NoMessageValues;
  seatRule: NoMessageValues;
  seatRuleText: NoMessageValues;
  note: NoMessageValues;
  stops: { count: number };
  seats: NoMessageValues;
  noSeats: NoMessageValues;
  fares: NoMessageValues;
  noFare: NoMessageValues;
  passenger: NoMessageValues;
  fare: NoMessageValues;
  explain: { passenger: string };
}>({
  back: { id: 'admin.journey.back', defaultMessage: 'All journeys' },
  sell: { id: 'admin.journey.sell', defaultMessage: '{count, plural, one {Sell a seat} other {Sell # seats}}' },
  thenBack: { id: 'admin.journey.then-back', defaultMessage: 'Take it, then choose the way back' },
  wayThere: { id: 'admin.journey.way-there', defaultMessage: 'The way there: {date} {time}, {operator}' },
  title: { id: 'admin.journey.title', defaultMessage: '{from} → {to}' },
  unknown: { id: 'admin.journey.unknown', defaultMessage: 'This journey does not run' },
  unknownText: {
    id: 'admin.journey.unknown-text',
    defaultMessage: 'It may have been taken out of the timetable. Search again.',
  },
  failed: { id: 'admin.journey.failed', defaultMessage: 'The journey could not be loaded' },
  local: {
    id: 'admin.journey.local',
    defaultMessage: '{count, plural, one {One local passenger} other {# local passengers}}',
  },
  foreign: {
    id: 'admin.journey.foreign',
    defaultMessage: '{count, plural, one {One foreign passenger} other {# foreign passengers}}',
  },
  fee: { id: 'admin.journey.fee', defaultMessage: 'fee of {amount} included' },
  free: { id: 'admin.journey.free', defaultMessage: 'Seats free' },
  freeOf: { id: 'admin.journey.free-of', defaultMessage: '{free} of {all}' },
  notOnSale: { id: 'admin.journey.not-on-sale', defaultMessage: 'Not on sale' },
  ride: { id: 'admin.journey.ride', defaultMessage: '{operator}: {from} → {to}' },
  change: { id: 'admin.journey.change', defaultMessage: 'Change in {place}: {minutes}' },
  walk: { id: 'admin.journey.walk', defaultMessage: 'Change from {from} to {to}: {wait}, of these {walk} on foot' },
  vehicle: { id: 'admin.journey.vehicle', defaultMessage: 'Vehicle' },
  date: { id: 'admin.journey.date', defaultMessage: 'Service date' },
  boarding: { id: 'admin.journey.boarding', defaultMessage: 'Boarding' },
  dropOff: { id: 'admin.journey.drop-off', defaultMessage: 'Drop-off' },
  kindOfRide: { id: 'admin.journey.kind-of-ride', defaultMessage: 'Kind of ride' },
  amenities: { id: 'admin.journey.amenities', defaultMessage: 'On board' },
  pickup: { id: 'admin.journey.pickup', defaultMessage: 'Pickup' },
  pickupYes: { id: 'admin.journey.pickup-yes', defaultMessage: 'at an address, on request' },
  seatRule: { id: 'admin.journey.seat-rule', defaultMessage: 'Who sits beside whom' },
  seatRuleText: {
    id: 'admin.journey.seat-rule-text',
    defaultMessage: 'no man beside a woman who does not travel with him',
  },
  note: { id: 'admin.journey.note', defaultMessage: 'To know' },
  stops: { id: 'admin.journey.stops', defaultMessage: '{count, plural, one {# stop} other {# stops}}' },
  seats: { id: 'admin.journey.seats', defaultMessage: 'Seats' },
  noSeats: { id: 'admin.journey.no-seats', defaultMessage: 'The seats could not be loaded.' },
  fares: { id: 'admin.journey.fares', defaultMessage: 'Fare of a seat' },
  noFare: { id: 'admin.journey.no-fare', defaultMessage: 'Nobody has set a price for this ride yet.' },
  passenger: { id: 'admin.journey.passenger', defaultMessage: 'Passenger' },
  fare: { id: 'admin.journey.fare', defaultMessage: 'Fare' },
  explain: { id: 'admin.journey.explain', defaultMessage: 'How the fare came about: {passenger}' },
});
