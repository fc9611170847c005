import { formatClock, parseClock } from '@naga/kernel/clock-time.js';
import { minuteAtStop } from '../schedule/timing-stop.rules.js';
import type { ClocksAtStop } from './line.rules.js';

/** Nobody drives or halts so long without a stop: a clock that needs it is a slip of the pen. */
const LONGEST_MINUTES = 20 * 60;

/** A timing at one stop as timing_stop keeps it. */
export interface TimeAtStop {
  /** Clock minutes, 0..1439. */
  readonly arrivalTime: number;
  readonly departureTime: number;
  readonly sameDayArrival: boolean;
  readonly sameDayDeparture: boolean;
}

export interface WrongClock {
  readonly position: number;
  readonly field: 'arrivalTime' | 'departureTime';
  readonly code: 'MATCHES' | 'TIME_GOES_BACK';
}

interface Minute {
  readonly clock: number;
  readonly minute: number;
  readonly wrong?: WrongClock['code'];
}

/** The first minute with this clock that is not before `previous`. */
function minuteAfter(previous: number, text: string): Minute {
  const clock = parseClock(text);
  if (clock === undefined) return { clock: 0, minute: previous, wrong: 'MATCHES' };
  const minute = minuteAtStop({ clock, sameDay: true }, previous);
  return { clock, minute, ...(minute - previous >= LONGEST_MINUTES && { wrong: 'TIME_GOES_BACK' as const }) };
}

/**
 * What the clocks of a timing mean: a clock before the one of the stop before lies on the next day, unless the way would
 * take 20 hours or more. The first stop has no arrival of its own, the last no departure.
 */
export function timesOf(clocks: readonly ClocksAtStop[]): { times: TimeAtStop[]; wrong: WrongClock[] } {
  const times: TimeAtStop[] = [];
  const wrong: WrongClock[] = [];
  let previous = 0;
  const read = (position: number, field: WrongClock['field'], text: string, after: number): Minute => {
    const read = minuteAfter(after, text);
    const code = position === 0 && read.wrong === 'TIME_GOES_BACK' ? undefined : read.wrong;
    if (code !== undefined) wrong.push({ position, field, code });
    return read;
  };
  for (const [position, { arrivalTime, departureTime }] of clocks.entries()) {
    const [isFirst, isLast] = [position === 0, position === clocks.length - 1];
    const arrival = isFirst ? undefined : read(position, 'arrivalTime', arrivalTime, previous);
    const departure =
      isLast && arrival ? arrival : read(position, 'departureTime', departureTime, arrival?.minute ?? 0);
    const came = arrival ?? departure;
    previous = departure.minute;
    times.push({
      arrivalTime: came.clock,
      departureTime: departure.clock,
      sameDayArrival: came.minute < 1440,
      sameDayDeparture: departure.minute < 1440,
    });
  }
  return { times, wrong };
}

/** As an editor shows them. */
export const clocksOf = ({ arrivalTime, departureTime }: Pick<TimeAtStop, 'arrivalTime' | 'departureTime'>) => ({
  arrivalTime: formatClock(arrivalTime),
  departureTime: formatClock(departureTime),
});
