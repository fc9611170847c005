import type { TariffRows } from '@naga/pricing/market/market-rows.js';
import { formatFareKey } from '@naga/kernel/fare-key.js';

/** A Friday; bookings are made on the Tuesday before it. */
export const DAYS = {
  Thu: '2026-11-19',
  Fri: '2026-11-20',
  Sat: '2026-11-21',
  Sun: '2026-11-22',
  Mon: '2026-11-23',
} as const;
export const TODAY = '2026-11-17';

const base = {
  passengerType: 'ADULT',
  currency: 'USD',
  ...{ localOfferValue: null, foreignOfferValue: null, offerValidFrom: null, offerValidTo: null },
  commission: 1000,
} as const;
const child = { passengerType: 'CHILD' } as const;

/**
 * Six operators. 1, in Cambodia: Phnom Penh → Kampong Thom → Siem Reap. 2, in Cambodia: Siem Reap → Bangkok, adults alone.
 * 3, in Laos, in kip; 4, in Cambodia, in riel; 5, in Thailand, in baht; 6, in Vietnam, in dong. Riel and kip stand in hundredths,
 * dong in whole ones.
 */
export const MARKET: TariffRows = {
  operatorTariffs: [],
  pricingZones: [
    { id: '1', operatorId: '1', name: 'Phnom Penh' },
    { id: '2', operatorId: '1', name: 'Kampong Thom' },
    { id: '3', operatorId: '1', name: 'Siem Reap' },
    { id: '4', operatorId: '2', name: 'Siem Reap' },
    { id: '5', operatorId: '2', name: 'Bangkok' },
    { id: '6', operatorId: '3', name: 'Pakse' },
    { id: '7', operatorId: '3', name: 'Vientiane' },
    { id: '8', operatorId: '4', name: 'Phnom Penh' },
    { id: '9', operatorId: '4', name: 'Kep' },
    { id: '10', operatorId: '5', name: 'Bangkok' },
    { id: '11', operatorId: '5', name: 'Trat' },
    { id: '12', operatorId: '6', name: 'Saigon' },
    { id: '13', operatorId: '6', name: 'Ha Tien' },
  ],
  zoneStops: [
    ['1', '1', '11'],
    ['1', '2', '13'],
    ['1', '3', '14'],
    ['2', '4', '14'],
    ['2', '5', '15'],
    ['3', '6', '31'],
    ['3', '7', '32'],
    ['4', '8', '41'],
    ['4', '9', '42'],
    ['5', '10', '51'],
    ['5', '11', '52'],
    ['6', '12', '61'],
    ['6', '13', '62'],
  ].map(([operatorId, pricingZoneId, stopId], index) => ({
    ...{ id: String(index + 1), operatorId: operatorId!, pricingZoneId: pricingZoneId!, stopId: stopId! },
  })),
  baseTicketPrices: [
    { ...base, id: '1', zoneFromId: '1', zoneToId: '3', localValue: 900, foreignValue: 1200 },
    { ...base, ...child, id: '2', zoneFromId: '1', zoneToId: '3', localValue: 450, foreignValue: 601 },
    { ...base, id: '3', zoneFromId: '1', zoneToId: '2', localValue: 500, foreignValue: 700 },
    { ...base, id: '4', zoneFromId: '2', zoneToId: '3', localValue: 420, foreignValue: 505 },
    { ...base, id: '5', zoneFromId: '4', zoneToId: '5', localValue: 1700, foreignValue: 1900, commission: 850 },
    {
      ...base,
      id: '6',
      zoneFromId: '6',
      zoneToId: '7',
      currency: 'LAK',
      localValue: 20_000_000,
      foreignValue: 30_000_000,
    },
    {
      ...base,
      ...child,
      id: '7',
      zoneFromId: '6',
      zoneToId: '7',
      currency: 'LAK',
      localValue: 12_000_000,
      foreignValue: 15_000_000,
    },
    {
      ...base,
      id: '8',
      zoneFromId: '8',
      zoneToId: '9',
      currency: 'KHR',
      localValue: 2_000_000,
      foreignValue: 3_210_000,
    },
    {
      ...base,
      ...child,
      id: '9',
      zoneFromId: '8',
      zoneToId: '9',
      currency: 'KHR',
      localValue: 1_000_000,
      foreignValue: 1_605_000,
    },
    { ...base, id: '10', zoneFromId: '10', zoneToId: '11', currency: 'THB', localValue: 45_000, foreignValue: 60_050 },
    {
      ...base,
      id: '11',
      zoneFromId: '12',
      zoneToId: '13',
      currency: 'VND',
      localValue: 180_000,
      foreignValue: 250_000,
    },
  ],
  pricingRules: [],
  transactionFees: [
    { id: '1', currency: 'USD', percent: 250, fixed: 0 },
    { id: '2', currency: 'KHR', percent: 250, fixed: 0 },
    { id: '3', currency: 'LAK', percent: 200, fixed: 100_000 },
    { id: '4', currency: 'THB', percent: 300, fixed: 500 },
  ],
};

/** A ride as a table names it. */
export interface GoldenRide {
  readonly operatorId: string;
  readonly routeId: string;
  readonly timing: string;
  readonly from: string;
  readonly to: string;
  /** Whose nationals pay the local price. */
  readonly country: string;
  readonly transportType: string;
}

const RIDES: Readonly<Record<string, GoldenRide>> = {
  'pp-sr': { operatorId: '1', routeId: '10', timing: '100', from: '11', to: '14', country: 'KH', transportType: 'BUS' },
  'pp-kt': { operatorId: '1', routeId: '10', timing: '100', from: '11', to: '13', country: 'KH', transportType: 'BUS' },
  'kt-sr': { operatorId: '1', routeId: '10', timing: '100', from: '13', to: '14', country: 'KH', transportType: 'BUS' },
  'sr-pp': { operatorId: '1', routeId: '11', timing: '110', from: '14', to: '11', country: 'KH', transportType: 'BUS' },
  'sr-bk': {
    operatorId: '2',
    routeId: '20',
    timing: '200',
    from: '14',
    to: '15',
    country: 'KH',
    transportType: 'TAXI',
  },
  'pk-vt': { operatorId: '3', routeId: '30', timing: '300', from: '31', to: '32', country: 'LA', transportType: 'BUS' },
  'pp-kp': { operatorId: '4', routeId: '40', timing: '400', from: '41', to: '42', country: 'KH', transportType: 'BUS' },
  'bk-tr': {
    operatorId: '5',
    routeId: '50',
    timing: '500',
    from: '51',
    to: '52',
    country: 'TH',
    transportType: 'FERRY',
  },
  'sg-ht': { operatorId: '6', routeId: '60', timing: '600', from: '61', to: '62', country: 'VN', transportType: 'BUS' },
};

/** 'pp-sr', on a vehicle of a category and a seat of another: 'pp-sr/3:4'. */
export function rideOf(text: string): GoldenRide & { readonly fareKey: string } {
  const [name, cabin] = text.split('/');
  const ride = RIDES[name!];
  if (ride === undefined) throw new Error(`no ride ${name}`);
  const { operatorId, routeId, timing, from, to } = ride;
  const ridden = { routeScheduleId: timing, from: 0, to: 1, seats: 40 };
  return {
    ...ride,
    fareKey: formatFareKey({
      operatorId,
      routeId,
      routeTimingId: timing,
      stopIdFrom: from,
      stopIdTo: to,
      cabin,
      ridden,
    }),
  };
}
