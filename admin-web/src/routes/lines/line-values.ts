import { formatClock, parseClock } from '@naga/kernel/clock-time.js';
import { names } from '../../records/noun/fields.js';
import { references } from '../../records/noun/plural-fields.js';
import { documents as amenities } from '../../nouns/amenity.generated.js';
import { documents as tripInfos } from '../../nouns/trip-info.generated.js';
import { editorWords } from './editor-words.js';
import type { Line_WholeFragment } from './lines.generated.js';
import { words } from './words.js';

type Text = Line_WholeFragment['names'];
type Schedule = Line_WholeFragment['timings'][number]['schedules'][number];

/** A stop as it is typed; `key` stays while it moves. */
export interface StopValues {
  key: string;
  id: string | null;
  stopId: string;
  names: Text;
  placeNames: Text;
  travelTime: string;
  boardingStop: boolean;
  dropOffStop: boolean;
  suspended: boolean;
}

export interface ClockValues {
  arrivalTime: string;
  departureTime: string;
}

/** Days of sale as they are typed; what is empty is null. */
export interface ScheduleValues extends Record<
  | 'vehicleTypeId'
  | 'blockBefore'
  | 'blockingFrom'
  | 'blockingTo'
  | 'allowFrom1'
  | 'allowTo1'
  | 'allowFrom2'
  | 'allowTo2'
  | 'note'
  | 'routeForUser',
  string
> {
  key: string;
  id: string | null;
  daysOfWeek: readonly number[];
  hasPassengerTypePricing: boolean;
  allowMaleNextToFemale: boolean;
  disabled: boolean;
  /** What this form does not show, and sends back. */
  routeBranchId: string | null;
  otherNotes: Partial<Text>;
}

export interface TimingValues extends Record<'blockBefore' | 'blockingHoursFrom' | 'blockingHoursTo', string> {
  key: string;
  id: string | null;
  allowPickup: boolean;
  routeBranchId: string | null;
  stops: readonly ClockValues[];
  schedules: readonly ScheduleValues[];
}

/** `stops` and `timings` are lists as JSON: values of a form are plain. */
export type LineValues = {
  operatorId: string;
  'names.en': string;
  'names.km': string;
  'names.th': string;
  'names.vi': string;
  'names.es': string;
  transportType: string;
  localCountryCode: string;
  distanceKm: string;
  amenityIds: string;
  tripInfoIds: string;
  stops: string;
  timings: string;
};

export const NAMES = names({ label: words.name, max: 200 });
export const AMENITIES = references({ label: editorWords.amenities, hint: editorWords.amenitiesHint, to: amenities });
export const TRIP_INFOS = references({ label: editorWords.tripInfos, hint: editorWords.tripInfosHint, to: tripInfos });
const tickedOf = (line?: Line_WholeFragment) =>
  ({
    ...AMENITIES.typed('amenityIds', line as never),
    ...TRIP_INFOS.typed('tripInfoIds', line as never),
  }) as Pick<LineValues, 'amenityIds' | 'tripInfoIds'>;

let made = 0;
export const newKey = (): string => `new-${++made}`;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

export const stopsOf = ({ stops }: LineValues): StopValues[] => JSON.parse(stops) as StopValues[];
export const timingsOf = ({ timings }: LineValues): TimingValues[] => JSON.parse(timings) as TimingValues[];

export const newSchedule = (vehicleTypeId = ''): ScheduleValues => ({
  key: newKey(),
  id: null,
  daysOfWeek: EVERY_DAY,
  vehicleTypeId,
  blockBefore: '',
  blockingFrom: '',
  blockingTo: '',
  allowFrom1: '',
  allowTo1: '',
  allowFrom2: '',
  allowTo2: '',
  note: '',
  routeForUser: 'EVERYONE',
  hasPassengerTypePricing: false,
  allowMaleNextToFemale: true,
  disabled: false,
  routeBranchId: null,
  otherNotes: {},
});

/** A clock so many minutes later, or earlier; empty where there is none. */
export const clockAfter = (clock: string, minutes: number): string => {
  const from = parseClock(clock);
  return from === undefined ? '' : formatClock((((from + minutes) % 1440) + 1440) % 1440);
};

/** Clocks at each stop of a departure, from the usual minutes of the way. */
export const clocksFrom = (leaves: string, stops: readonly StopValues[]): ClockValues[] =>
  stops.map(({ travelTime }) => {
    const clock = clockAfter(leaves, Number(travelTime) || 0);
    return { arrivalTime: clock, departureTime: clock };
  });

export const newTiming = (leaves: string, stops: readonly StopValues[], vehicleTypeId = ''): TimingValues => ({
  key: newKey(),
  id: null,
  allowPickup: false,
  routeBranchId: null,
  blockBefore: '30',
  blockingHoursFrom: '',
  blockingHoursTo: '',
  stops: clocksFrom(leaves, stops),
  schedules: [newSchedule(vehicleTypeId)],
});

/** A departure with all its clocks so many minutes later, or earlier. */
export const shifted = (timing: TimingValues, minutes: number): TimingValues => ({
  ...timing,
  stops: timing.stops.map(({ arrivalTime, departureTime }) => ({
    arrivalTime: clockAfter(arrivalTime, minutes),
    departureTime: clockAfter(departureTime, minutes),
  })),
});

/** The same as a new one. */
export const copied = (timing: TimingValues): TimingValues => ({
  ...timing,
  key: newKey(),
  id: null,
  schedules: timing.schedules.map((schedule) => ({ ...schedule, key: newKey(), id: null })),
});

/** How many midnights lie before arrival and departure at each stop: a clock before the last one is of the next day. */
export function daysLater(clocks: readonly ClockValues[]): { arrival: number; departure: number }[] {
  let [last, days] = [0, 0];
  const read = (clock: string): number => {
    const minute = parseClock(clock);
    if (minute === undefined) return days;
    if (minute < last) days++;
    last = minute;
    return days;
  };
  return clocks.map(({ arrivalTime, departureTime }, position) => {
    const arrival = position === 0 ? 0 : read(arrivalTime);
    return { arrival, departure: position === clocks.length - 1 ? arrival : read(departureTime) };
  });
}

const text = (value: string | number | null | undefined): string => String(value ?? '');

const scheduleValues = (schedule: Schedule): ScheduleValues => ({
  key: schedule.id,
  id: schedule.id,
  daysOfWeek: schedule.daysOfWeek,
  vehicleTypeId: schedule.vehicleTypeId,
  blockBefore: text(schedule.blockBefore),
  blockingFrom: text(schedule.blockingFrom),
  blockingTo: text(schedule.blockingTo),
  allowFrom1: text(schedule.allowFrom1),
  allowTo1: text(schedule.allowTo1),
  allowFrom2: text(schedule.allowFrom2),
  allowTo2: text(schedule.allowTo2),
  note: text(schedule.specificNote?.en),
  routeForUser: schedule.routeForUser,
  hasPassengerTypePricing: schedule.hasPassengerTypePricing,
  allowMaleNextToFemale: schedule.allowMaleNextToFemale,
  disabled: schedule.disabled,
  routeBranchId: schedule.routeBranchId,
  otherNotes: schedule.specificNote ?? {},
});

/** What the form of a line begins with. */
export const valuesOf = (line: Line_WholeFragment): LineValues => ({
  ...(NAMES.typed('names', line as never) as Pick<LineValues, `names.${'en' | 'km' | 'th' | 'vi' | 'es'}`>),
  operatorId: line.operatorId,
  transportType: line.transportType,
  localCountryCode: line.localCountryCode,
  distanceKm: text(line.distanceKm),
  ...tickedOf(line),
  stops: JSON.stringify(
    line.stops.map(
      ({ id, stopId, names: called, placeNames, travelTime, boardingStop, dropOffStop, currentStatus }) => ({
        key: id,
        id,
        stopId,
        names: called,
        placeNames,
        travelTime: String(travelTime),
        boardingStop,
        dropOffStop,
        suspended: currentStatus === 'SUSPENDED',
      }),
    ),
  ),
  timings: JSON.stringify(
    line.timings.map((timing): TimingValues => ({
      key: timing.id,
      id: timing.id,
      allowPickup: timing.allowPickup,
      routeBranchId: timing.routeBranchId,
      blockBefore: String(timing.blockBefore),
      blockingHoursFrom: text(timing.blockingHoursFrom),
      blockingHoursTo: text(timing.blockingHoursTo),
      stops: timing.stops.map(({ arrivalTime, departureTime }) => ({ arrivalTime, departureTime })),
      schedules: timing.schedules.map(scheduleValues),
    })),
  ),
});

export const emptyLine = (operatorId: string, localCountryCode: string): LineValues => ({
  ...(NAMES.typed('names', undefined) as Pick<LineValues, `names.${'en' | 'km' | 'th' | 'vi' | 'es'}`>),
  operatorId,
  transportType: 'BUS',
  localCountryCode,
  distanceKm: '',
  ...tickedOf(),
  stops: '[]',
  timings: '[]',
});
