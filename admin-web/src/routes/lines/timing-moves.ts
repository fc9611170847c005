import { clockAfter, clocksFrom } from './clocks.js';
import { newKey, notesOf, type ScheduleValues, type StopValues, type TimingValues } from './line-values.js';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

export const newSchedule = (vehicleTypeId = ''): ScheduleValues => ({
  key: newKey(),
  id: null,
  mayChange: true,
  daysOfWeek: EVERY_DAY,
  vehicleTypeId,
  blockBefore: '',
  blockingFrom: '',
  blockingTo: '',
  allowFrom1: '',
  allowTo1: '',
  allowFrom2: '',
  allowTo2: '',
  routeForUser: 'EVERYONE',
  hasPassengerTypePricing: false,
  allowMaleNextToFemale: true,
  disabled: false,
  routeBranchId: '',
  specificNote: notesOf(),
});

export const newTiming = (leaves: string, stops: readonly StopValues[], vehicleTypeId = ''): TimingValues => ({
  key: newKey(),
  id: null,
  mayChange: true,
  allowPickup: false,
  routeBranchId: '',
  connectingRoutes: [],
  connectingOperatorId: '',
  blockBefore: '30',
  blockingHoursFrom: '',
  blockingHoursTo: '',
  stops: clocksFrom(leaves, stops),
  stopNames: stops.map(() => notesOf()),
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
  mayChange: true,
  schedules: timing.schedules.map((schedule) => ({ ...schedule, key: newKey(), id: null, mayChange: true })),
});

/** A time as a branch drives it, on all its days; null: as it is. */
export const drivenBy = (branchId: string | null, timing: TimingValues): TimingValues =>
  branchId === null
    ? timing
    : {
        ...timing,
        routeBranchId: branchId,
        schedules: timing.schedules.map((schedule) => ({ ...schedule, routeBranchId: '' })),
      };
