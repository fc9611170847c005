import type { RouteScheduleRow, RouteTimingRow } from '@naga/catalogue/market/route-rows.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { BOAT_NOTE, BORDER_NOTE, PICKUP_NOTE } from './tables/market-texts.js';
import type { Line, Timing } from './plan.js';

const NIGHT = { from: 22 * 60, to: 5 * 60 };
/** The dry seasons in which an extra boat runs; years on so that nobody has to look after them. */
const DRY_SEASONS = ['2026-11-01', '2027-05-31', '2027-11-01', '2028-05-31'] as const;
/** A workshop visit long ago to far ahead: a departure that is never sold. */
const BLOCKED = { from: '2026-01-01', to: '2099-12-31' };

/** Minutes before departure at which sale ends. */
function blockBefore({ service }: Line): number {
  if (service.flags.has('pickup')) return 90;
  if (service.flags.has('border')) return 60;
  return service.vehicle.transportType === 'FERRY' ? 20 : 30;
}

/** Whether one of the flags 'last-…' speaks of this timing. */
const has = ({ service }: Line, timing: Timing, flag: string): boolean =>
  timing.isLast && service.flags.has(`last-${flag}`);

export function timingRow(line: Line, timing: Timing, routeBranchId: string | null): RouteTimingRow {
  const hours = has(line, timing, 'hours') ? NIGHT : null;
  return {
    id: timing.id,
    routeId: line.id,
    allowPickup: line.service.flags.has('pickup'),
    routeBranchId,
    blockingHoursFrom: hours?.from ?? null,
    blockingHoursTo: hours?.to ?? null,
    blockBefore: blockBefore(line),
    connectingRouteIds: [],
    connectingOperatorId: null,
  };
}

/** One schedule a timing, under the same id. */
export function scheduleRow(line: Line, timing: Timing): RouteScheduleRow {
  const { company, service } = line;
  const season = has(line, timing, 'season');
  const blocked = has(line, timing, 'blocked') ? BLOCKED : null;
  return {
    id: timing.id,
    routeTimingId: timing.id,
    daysOfWeek: service.days,
    vehicleTypeId: service.vehicle.id,
    hasPassengerTypePricing: company.spec.flags.has('children'),
    disabled: has(line, timing, 'disabled'),
    blockBefore: null,
    blockingFrom: blocked?.from ?? null,
    blockingTo: blocked?.to ?? null,
    allowMaleNextToFemale: !service.flags.has('gender'),
    specificNote: noteOf(line),
    routeBranchId: null,
    allowFrom1: season ? DRY_SEASONS[0] : null,
    allowTo1: season ? DRY_SEASONS[1] : null,
    allowFrom2: season ? DRY_SEASONS[2] : null,
    allowTo2: season ? DRY_SEASONS[3] : null,
    routeForUser: audienceOf(line, timing),
  };
}

function noteOf({ service }: Line): LocalizedText | null {
  if (service.flags.has('border')) return BORDER_NOTE;
  if (service.flags.has('pickup')) return PICKUP_NOTE;
  return service.vehicle.transportType === 'FERRY' ? BOAT_NOTE : null;
}

function audienceOf(line: Line, timing: Timing): RouteScheduleRow['routeForUser'] {
  if (has(line, timing, 'registered')) return 'REGISTERED';
  if (has(line, timing, 'agency')) return 'AGENCY';
  return has(line, timing, 'staff') ? 'STAFF' : 'EVERYONE';
}
