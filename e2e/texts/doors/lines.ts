import { LANGUAGES } from '../../../packages/kernel/src/language.js';
import { ask } from '../ask.js';
import type { Market } from '../market.js';
import type { TextDoor } from './door.js';

interface Known {
  readonly operatorId: string;
  readonly from: string;
  readonly to: string;
  readonly vehicleTypeId: string;
}

/** A line that is not sold. */
async function lineOf({ one }: Market) {
  const { operatorId, from, to, vehicleTypeId } = await one<Known>(`select
    (select min(id) from catalogue.operator where country_code = 'KH')::text as "operatorId",
    (select min(id) from catalogue.stop)::text as "from",
    (select max(id) from catalogue.stop)::text as "to",
    (select min(id) from catalogue.vehicle_type where operator_id is null and transport_type = 'BUS')::text as "vehicleTypeId"`);
  const served = { boardingStop: true, dropOffStop: true, currentStatus: 'ACTIVE' };
  const schedule = {
    daysOfWeek: [1],
    vehicleTypeId,
    hasPassengerTypePricing: false,
    disabled: true,
    allowMaleNextToFemale: true,
    routeForUser: 'EVERYONE',
    specificNote: { en: 'Bring water' },
  };
  return {
    operatorId,
    names: { en: 'From here to there' },
    transportType: 'BUS',
    localCountryCode: 'KH',
    stops: [
      { ...served, stopId: from, travelTime: 0 },
      { ...served, stopId: to, travelTime: 60 },
    ],
    timings: [
      {
        allowPickup: false,
        blockBefore: 0,
        blockingHoursFrom: '22:00',
        blockingHoursTo: '23:00',
        stops: ['07:00', '08:00'].map((clock) => ({
          arrivalTime: clock,
          departureTime: clock,
          stopName: { en: 'Gate 4' },
        })),
        schedules: [schedule],
      },
    ],
  };
}

const inEach = (path: string, column: string) => LANGUAGES.map((code) => [`${path}.${code}`, column]);

const TEXTS = {
  keeps: Object.fromEntries([
    ...inEach('input.names', 'catalogue.route.names'),
    ...inEach('input.timings.schedules.specificNote', 'catalogue.route_schedule.specific_note'),
    ...inEach('input.timings.stops.stopName', 'catalogue.timing_stop.stop_name'),
  ]) as Record<string, string>,
  refuses: [
    'input.localCountryCode',
    ...['blockingHoursFrom', 'blockingHoursTo', 'stops.arrivalTime', 'stops.departureTime'].map(
      (name) => `input.timings.${name}`,
    ),
  ],
};

/** A line with its stops, timings and schedules. */
export const LINES: readonly TextDoor[] = [
  { operation: 'createLine', variables: async (market) => ({ input: await lineOf(market) }), ...TEXTS },
  {
    operation: 'updateLine',
    variables: async (market) => {
      const input = await lineOf(market);
      await ask(market.client, 'createLine', { input }, market.admin.headers);
      return { ...(await market.one(`select max(id)::text as id, 1 as version from catalogue.route`)), input };
    },
    ...TEXTS,
  },
];
