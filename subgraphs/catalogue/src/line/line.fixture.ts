import type { Line, LineSchedule, LineStop, LineTiming } from './line.rules.js';

export const aSchedule = (more: Partial<LineSchedule> = {}): LineSchedule => ({
  daysOfWeek: [1, 2, 3, 4, 5, 6, 7],
  vehicleTypeId: '1',
  hasPassengerTypePricing: false,
  disabled: false,
  allowMaleNextToFemale: true,
  routeForUser: 'EVERYONE',
  ...more,
});

export const aStop = (stopId: string, travelTime: number, more: Partial<LineStop> = {}): LineStop => ({
  stopId,
  travelTime,
  boardingStop: true,
  dropOffStop: true,
  currentStatus: 'ACTIVE',
  ...more,
});

export const aTiming = (clocks: readonly string[], more: Partial<LineTiming> = {}): LineTiming => ({
  allowPickup: false,
  blockBefore: 30,
  stops: clocks.map((clock) => ({ arrivalTime: clock, departureTime: clock })),
  schedules: [aSchedule()],
  ...more,
});

/** A line of three stops, driven at half past seven. */
export const aLine = (more: Partial<Line> = {}): Line => ({
  operatorId: '1',
  names: { en: 'Phnom Penh – Kampot' },
  transportType: 'BUS',
  localCountryCode: 'KH',
  stops: [aStop('1', 0), aStop('2', 90), aStop('3', 180)],
  timings: [aTiming(['07:30', '09:00', '10:30'])],
  ...more,
});
