import type { RouteTripInfoRow, TripInfoRow } from '@naga/catalogue/market/content-rows.js';
import { LANGUAGES } from '@naga/kernel/language.js';
import type { Line } from './plan.js';
import { namesIn } from './tables/names-in.js';
import { textTable } from './tables/text-table.js';
import { TRIP_INFOS } from './tables/trip-infos-table.js';

const tripInfos: readonly TripInfoRow[] = textTable(['code', ...LANGUAGES], TRIP_INFOS).map((row, index) => ({
  id: String(index + 1),
  code: row.code,
  names: namesIn(row),
}));

/** What kind of rides a line has. */
function codesOf({ service, calls }: Line): readonly string[] {
  const { vehicle, road, flags } = service;
  return [
    ...(vehicle.key === 'sleeper' ? ['night-ride'] : []),
    ...(vehicle.transportType === 'BUS' && calls.length === 2 ? ['non-stop'] : []),
    ...(road.key.endsWith('-express') ? ['expressway'] : []),
    ...(flags.has('border') ? ['border-crossing'] : []),
  ];
}

/** Labels of rides, and which lines have them. */
export const makeTripInfos = (
  lines: readonly Line[],
): { tripInfos: readonly TripInfoRow[]; routeTripInfos: readonly RouteTripInfoRow[] } => ({
  tripInfos,
  routeTripInfos: lines
    .flatMap((line) => codesOf(line).map((code) => ({ routeId: line.id, code })))
    .map(({ routeId, code }, index) => ({
      id: String(index + 1),
      routeId,
      tripInfoId: tripInfos.find((info) => info.code === code)!.id,
    })),
});
