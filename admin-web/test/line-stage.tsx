import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, showScreen, someone, sumsOf } from './show-screen.js';
import AddLineRoute from '../src/routes/lines/AddLineRoute.js';
import LineRoute from '../src/routes/lines/LineRoute.js';
import LinesRoute from '../src/routes/lines/LinesRoute.js';

const called = (en: string) => ({ __typename: 'LocalizedText', en, km: null, th: null, vi: null, es: null });
const stop = (id: string, en: string, travelTime: number) => ({
  __typename: 'LineStop',
  id,
  stopId: `1${id}`,
  names: called(en),
  placeNames: called(`${en} town`),
  travelTime,
  boardingStop: true,
  dropOffStop: true,
  currentStatus: 'ACTIVE',
});
export const SCHEDULE = {
  __typename: 'LineSchedule',
  id: '100',
  mayChange: true,
  daysOfWeek: [1, 2, 3, 4, 5, 6, 7],
  vehicleTypeId: '5',
  hasPassengerTypePricing: false,
  disabled: false,
  blockBefore: null,
  blockingFrom: null,
  blockingTo: null,
  allowMaleNextToFemale: true,
  specificNote: null,
  routeBranchId: null,
  allowFrom1: null,
  allowTo1: null,
  allowFrom2: null,
  allowTo2: null,
  routeForUser: 'EVERYONE',
};
export const clocks = (clock: string) => ({
  __typename: 'LineClocks',
  arrivalTime: clock,
  departureTime: clock,
  stopName: null,
});
export const LINE = {
  __typename: 'Line',
  id: '7',
  version: 3,
  name: 'Phnom Penh – Kampot',
  mayChange: true,
  active: true,
  operatorId: '1',
  names: called('Phnom Penh – Kampot'),
  transportType: 'BUS',
  localCountryCode: 'KH',
  distanceKm: 150,
  amenityIds: ['4'],
  tripInfoIds: ['8'],
  stops: [stop('1', 'Central', 0), stop('2', 'Kep', 90), stop('3', 'Bridge', 180)],
  timings: [
    {
      __typename: 'LineTiming',
      id: '10',
      mayChange: true,
      allowPickup: false,
      routeBranchId: null,
      connectingRoutes: [],
      connectingOperatorId: null,
      blockingHoursFrom: null,
      blockingHoursTo: null,
      blockBefore: 30,
      stops: [clocks('07:30'), clocks('09:00'), clocks('10:30')],
      schedules: [SCHEDULE],
    },
  ],
};
export const LISTED = {
  __typename: 'RouteRecord',
  id: '7',
  version: 3,
  name: LINE.name,
  mayChange: true,
  active: true,
  operatorId: '1',
  operator: { __typename: 'RecordName', name: 'Mekong Ibis' },
  transportType: 'BUS',
  fromNames: called('Central'),
  toNames: called('Bridge'),
  timings: 1,
  connects: false,
  onSale: true,
};
const amenity = (id: string, en: string) => ({
  __typename: 'AmenityRecord',
  id,
  version: 1,
  name: en,
  mayChange: false,
  code: `amenity-${id}`,
  names: called(en),
  icon: 'wifi',
});
const tripInfo = (id: string, en: string) => ({
  ...amenity(id, en),
  __typename: 'TripInfoRecord',
  icon: undefined,
});
const branch = (id: string, name: string) => ({
  __typename: 'BranchRecord',
  id,
  version: 1,
  name,
  mayChange: true,
  active: true,
  operatorId: '1',
  operator: { __typename: 'RecordName', name: 'Mekong Ibis' },
  locationId: null,
  location: null,
  address: null,
  contactPhone: null,
  addedBy: null,
});
const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });
export const departure = (date: string, more: object = {}, seatFare: object | null = null) => ({
  __typename: 'LineDeparture',
  date,
  notOnSaleReason: null,
  leg: {
    __typename: 'JourneyLeg',
    id: `100@${date}`,
    freeSeats: 12,
    boarding: { __typename: 'CallingPoint', time: `${date}T07:30:00+07:00` },
    dropOff: { __typename: 'CallingPoint', time: `${date}T10:30:00+07:00` },
    vehicle: { __typename: 'VehicleType', id: '5', name: 'VIP van' },
    seatFare,
  },
  ...more,
});
const TOUCHED = { touched: [], byOperator: [], seatNumbers: null, pickupAddresses: null };
export const TOUCHES_NOBODY = {
  __typename: 'LineTouched',
  mustKeep: false,
  keepable: true,
  departures: 0,
  ...TOUCHED,
};
export const CLERK = someone(
  {
    'schedule.edit': 'operator',
    'manifest.view': 'operator',
    'booking.edit': 'operator',
    'notification.send': 'operator',
  },
  { operatorId: '1', roleId: 4 },
);
export const show = (at: string, answers: Answers = {}, me = CLERK) =>
  showScreen(
    [
      { path: '/routes', element: <LinesRoute /> },
      { path: '/routes/add', element: <AddLineRoute /> },
      { path: '/routes/:routeId', element: <LineRoute /> },
    ],
    at,
    me,
    {
      OperatorChoices: () => ({
        operators: [{ __typename: 'Operator', id: '1', name: 'Mekong Ibis', countryCode: 'KH' }],
      }),
      Lines: () => ({ page: { __typename: 'LinePage', total: 1, next: null, rows: [LISTED] } }),
      LineSums: () => sumsOf(['timings', 1284]),
      Line: () => ({ record: LINE }),
      LineStops: ({ text }) => ({
        lineStops: ['Central', 'Bridge']
          .filter((en) => en.toLowerCase().startsWith(String(text).toLowerCase()))
          .map((en) => ({
            __typename: 'LineStopChoice',
            id: en === 'Central' ? '11' : '13',
            names: called(en),
            placeNames: called('Town'),
          })),
      }),
      AmenityRecords: () => ({
        page: { total: 2, next: null, rows: [amenity('4', 'Rest stop'), amenity('3', 'Help at the border')] },
      }),
      TripInfoRecords: () => ({
        page: {
          total: 2,
          next: null,
          rows: [tripInfo('8', 'Night ride'), tripInfo('9', 'Non-stop')],
        },
      }),
      LineVehicles: () => ({
        lineVehicles: [
          { __typename: 'LineVehicleChoice', id: '5', names: called('VIP van'), transportType: 'BUS', seats: 12 },
        ],
      }),
      BranchRecords: () => ({
        page: { total: 2, next: null, rows: [branch('21', 'Riverside'), branch('22', 'Airport')] },
      }),
      LineKeptDepartures: () => ({ lineKeptDepartures: [] }),
      LineNeeds: () => ({ lineNeeds: [] }),
      LineTouched: () => ({ lineTouched: TOUCHES_NOBODY }),
      LineCalendar: () => ({ lineCalendar: [] }),
      ComingSold: () => ({ comingSold: { __typename: 'ComingSold', departures: 0, ...TOUCHED, lostSeats: [] } }),
      LineDepartures: () => ({
        lineDepartures: [
          departure('2026-11-21', {}, { __typename: 'SeatFare', local: money(900), foreign: money(1200) }),
          departure('2026-11-22', { notOnSaleReason: 'OUTSIDE_SEASON' }),
        ],
      }),
      ...answers,
    },
  );
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the route' }));
/** Of a route that is made: looks at what it comes to, and saves. */
export const saveChange = async () => {
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Save the change' }));
};
export const press30Later = async () => userEvent.click(await screen.findByRole('button', { name: 'Shift' }));
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
