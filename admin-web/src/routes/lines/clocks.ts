import { formatClock, parseClock } from '@naga/kernel/clock-time.js';

/** The clocks of a departure at one stop, as they are typed. */
export interface ClockValues {
  arrivalTime: string;
  departureTime: string;
}

/** A clock so many minutes later, or earlier; empty where there is none. */
export const clockAfter = (clock: string, minutes: number): string => {
  const from = parseClock(clock);
  return from === undefined ? '' : formatClock((((from + minutes) % 1440) + 1440) % 1440);
};

/** Clocks at each stop of a departure, from the usual minutes of the way. */
export const clocksFrom = (leaves: string, stops: readonly { readonly travelTime: string }[]): ClockValues[] =>
  stops.map(({ travelTime }) => {
    const clock = clockAfter(leaves, Number(travelTime) || 0);
    return { arrivalTime: clock, departureTime: clock };
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
