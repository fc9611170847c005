import { parseClock } from '@naga/kernel/clock-time.js';
import { stopChoice, words } from './operators.js';
import { roads, type Road } from './roads.js';
import { SERVICES } from './tables/services-table.js';
import { textTable } from './tables/text-table.js';
import { vehicleOf, type Vehicle } from './vehicles.js';

/** What an operator drives on a road. */
export interface Service {
  /** Slug. */
  readonly operator: string;
  readonly road: Road;
  readonly vehicle: Vehicle;
  /** Minutes since midnight at the road's first place, and at its last one for the way back. */
  readonly out: readonly number[];
  readonly back: readonly number[];
  /** Price of the whole ride in cents. */
  readonly local: number;
  readonly foreign: number;
  readonly flags: ReadonlySet<string>;
  /** ISO weekdays. */
  readonly days: readonly number[];
  /** Stop keys by place, before those of the operator. */
  readonly stops: ReadonlyMap<string, readonly string[]>;
}

/** '07:30 09:00' or '06:00-17:00/60' → minutes since midnight. */
function departures(text: string): number[] {
  return words(text).flatMap((word) => {
    const [, from, to, every] = /^([\d:]+)(?:-([\d:]+)\/(\d+))?$/.exec(word) ?? [];
    const first = parseClock(from ?? '');
    const last = to === undefined ? first : parseClock(to);
    if (first === undefined || last === undefined) throw new Error(`no departures: ${word}`);
    const all: number[] = [];
    for (let minute = first; minute <= last; minute += Number(every ?? 1440)) all.push(minute);
    return all;
  });
}

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
const columns = ['operator', 'road', 'vehicle', 'out', 'back', 'local', 'foreign', 'flags'] as const;

function serviceOf(row: Readonly<Record<(typeof columns)[number], string>>): Service {
  const road = roads.get(row.road);
  if (road === undefined) throw new Error(`no road ${row.road}`);
  const flags = words(row.flags);
  const days = flags.find((flag) => flag.startsWith('days:'));
  const stops = flags.filter((flag) => flag.startsWith('at:')).map((flag) => stopChoice(flag.slice('at:'.length)));
  return {
    operator: row.operator,
    road,
    vehicle: vehicleOf(row.vehicle),
    out: departures(row.out),
    back: departures(row.back === '=' ? row.out : row.back),
    local: Math.round(Number(row.local) * 100),
    foreign: Math.round(Number(row.foreign) * 100),
    flags: new Set(flags),
    days: days === undefined ? ALL_DAYS : [...days.slice('days:'.length)].map(Number),
    stops: new Map(stops),
  };
}

export const services: readonly Service[] = textTable(columns, SERVICES).map(serviceOf);
