import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { names } from '../../records/noun/fields.js';
import { references } from '../../records/noun/plural-fields.js';
import { documents as amenities } from '../../nouns/amenity.generated.js';
import { documents as tripInfos } from '../../nouns/trip-info.generated.js';
import type { ClockValues } from './clocks.js';
import { editorWords } from './editor-words.js';
import type { Line_WholeFragment } from './lines.generated.js';
import { words } from './words.js';

type Text = Line_WholeFragment['names'];
type Timing = Line_WholeFragment['timings'][number];
type Schedule = Timing['schedules'][number];
export type Notes = Readonly<Record<LanguageCode, string>>;

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
  | 'routeForUser'
  | 'routeBranchId',
  string
> {
  key: string;
  id: string | null;
  /** False: others drive it, and it is only read. */
  mayChange: boolean;
  daysOfWeek: readonly number[];
  hasPassengerTypePricing: boolean;
  allowMaleNextToFemale: boolean;
  disabled: boolean;
  specificNote: Notes;
}

/** Some route as a list of routes names it. */
export type NamedRoute = Pick<Timing['connectingRoutes'][number], 'id' | 'names'>;

export interface TimingValues extends Record<
  'blockBefore' | 'blockingHoursFrom' | 'blockingHoursTo' | 'routeBranchId' | 'connectingOperatorId',
  string
> {
  key: string;
  id: string | null;
  mayChange: boolean;
  allowPickup: boolean;
  connectingRoutes: readonly NamedRoute[];
  stops: readonly ClockValues[];
  /** What each stop is called at this time alone; empty: as everywhere. */
  stopNames: readonly Notes[];
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
  /** A time that is typed and not added yet. */
  leavesAt: string;
};

export const NAMES = names({ label: words.name, max: 200 });
export const AMENITIES = references({ label: editorWords.amenities, hint: editorWords.amenitiesHint, to: amenities });
export const TRIP_INFOS = references({ label: editorWords.tripInfos, hint: editorWords.tripInfosHint, to: tripInfos });
const tickedOf = (line?: Line_WholeFragment) =>
  ({
    ...AMENITIES.typed('amenityIds', line as never),
    ...TRIP_INFOS.typed('tripInfoIds', line as never),
  }) as Pick<LineValues, 'amenityIds' | 'tripInfoIds'>;

export const isNamed = (text: Notes): boolean => LANGUAGES.some((code) => text[code].trim() !== '');

let made = 0;
export const newKey = (): string => `new-${++made}`;

export const stopsOf = ({ stops }: LineValues): StopValues[] => JSON.parse(stops) as StopValues[];
export const timingsOf = ({ timings }: LineValues): TimingValues[] => JSON.parse(timings) as TimingValues[];

export const notesOf = (known?: Schedule['specificNote']): Notes =>
  Object.fromEntries(LANGUAGES.map((code) => [code, known?.[code] ?? ''])) as Notes;

const text = (value: string | number | null | undefined): string => String(value ?? '');

const scheduleValues = (schedule: Schedule): ScheduleValues => ({
  key: schedule.id,
  id: schedule.id,
  mayChange: schedule.mayChange,
  daysOfWeek: schedule.daysOfWeek,
  vehicleTypeId: schedule.vehicleTypeId,
  blockBefore: text(schedule.blockBefore),
  blockingFrom: text(schedule.blockingFrom),
  blockingTo: text(schedule.blockingTo),
  allowFrom1: text(schedule.allowFrom1),
  allowTo1: text(schedule.allowTo1),
  allowFrom2: text(schedule.allowFrom2),
  allowTo2: text(schedule.allowTo2),
  routeForUser: schedule.routeForUser,
  hasPassengerTypePricing: schedule.hasPassengerTypePricing,
  allowMaleNextToFemale: schedule.allowMaleNextToFemale,
  disabled: schedule.disabled,
  routeBranchId: text(schedule.routeBranchId),
  specificNote: notesOf(schedule.specificNote),
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
      mayChange: timing.mayChange,
      allowPickup: timing.allowPickup,
      routeBranchId: text(timing.routeBranchId),
      connectingRoutes: timing.connectingRoutes.map(({ id, names: called }) => ({ id, names: called })),
      connectingOperatorId: text(timing.connectingOperatorId),
      blockBefore: String(timing.blockBefore),
      blockingHoursFrom: text(timing.blockingHoursFrom),
      blockingHoursTo: text(timing.blockingHoursTo),
      stops: timing.stops.map(({ arrivalTime, departureTime }) => ({ arrivalTime, departureTime })),
      stopNames: timing.stops.map(({ stopName }) => notesOf(stopName)),
      schedules: timing.schedules.map(scheduleValues),
    })),
  ),
  leavesAt: '',
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
  leavesAt: '',
});
