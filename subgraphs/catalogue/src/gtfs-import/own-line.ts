import { ownDepartureId, ownStopId } from '../gtfs/own-ids.rules.js';
import type { SavedLine, SavedSchedule, SavedTiming } from '../line/read-line.js';
import { daysOfSchedule, type DayWindow } from '@naga/kernel/days-of-sale.js';
import type { Line, LineTiming } from '../line/line.rules.js';
import { runsOn } from '../timetable/service-days.rules.js';
import type { FeedLine, FeedTiming, FeedTrip } from './feed-lines.js';
import { clocksOf, daysIn, keyOfClocks } from './line-of-feed.js';
import { type ScheduleDays, schedulesOf } from './service-schedules.rules.js';

const DAY = 1440;

/** A line that we gave away and that comes back: departures are known by their ids, days within those the feed speaks of. */
export class OwnLine {
  readonly #schedules: ReadonlyMap<string, SavedSchedule>;

  constructor(
    private readonly saved: SavedLine,
    private readonly window: DayWindow,
  ) {
    const all = saved.timings.flatMap(({ schedules }) =>
      schedules.map((one) => [ownDepartureId(one.id), one] as const),
    );
    this.#schedules = new Map(all);
  }

  /** What a feed does not tell of a timing: what is turned off, and what is driven on none of its days. */
  #untold({ schedules }: SavedTiming): SavedSchedule[] {
    return schedules.filter((one) => one.disabled || daysOfSchedule(one, this.window).length === 0);
  }

  #told(timing: SavedTiming): SavedSchedule[] {
    const untold = new Set(this.#untold(timing));
    return timing.schedules.filter((one) => !untold.has(one));
  }

  #isDrivenAs(schedule: SavedSchedule, trip: FeedTrip): boolean {
    const days = new Set(daysOfSchedule(schedule, this.window));
    const { from, to } = this.window;
    for (let day = from; day <= to; day++) if (runsOn(trip.service, day) !== days.has(day)) return false;
    return true;
  }

  /** The days of a trip: as they are saved, where it is driven on the same ones. */
  daysOf(trip: FeedTrip, later: number): readonly ScheduleDays[] {
    const schedule = this.#schedules.get(trip.id);
    const isSame = schedule !== undefined && later === 0 && this.#isDrivenAs(schedule, trip);
    return isSame ? [daysIn(schedule)] : schedulesOf(trip.service, later);
  }

  /** Whether the feed says what is saved: then nothing of it is written. */
  isSaidBy({ route, stops, timings }: FeedLine): boolean {
    const { saved } = this;
    const last = saved.stops.length - 1;
    const isSameWay =
      stops.length === saved.stops.length &&
      saved.stops.every(({ stopId, boardingStop, dropOffStop }, at) => {
        const { stop, board, alight } = stops[at]!;
        const isSameStop = stop.id === ownStopId(stopId);
        return isSameStop && board === (boardingStop && at < last) && alight === (dropOffStop && at > 0);
      });
    if (!isSameWay || route.name !== saved.names.en || route.transportType !== saved.transportType) return false;
    const told = saved.timings.flatMap((timing) => this.#told(timing).map((schedule) => ({ timing, schedule })));
    const said = timings.flatMap((timing) => timing.trips.map((trip) => ({ timing, trip })));
    const own = new Set(told.map(({ schedule }) => ownDepartureId(schedule.id)));
    const byId = new Map(said.map((one) => [one.trip.id, one]));
    // What this file brought once, or moved from beneath sold seats: it does not know its id.
    const others = said.filter(({ trip }) => !own.has(trip.id));
    const isSaid = ({ timing, schedule }: (typeof told)[number]): boolean => {
      const isIt = (one: (typeof said)[number]) =>
        this.#isAt(timing, one.timing) && this.#isDrivenAs(schedule, one.trip);
      const known = byId.get(ownDepartureId(schedule.id));
      if (known !== undefined) return isIt(known);
      const at = others.findIndex(isIt);
      return at >= 0 && others.splice(at, 1).length === 1;
    };
    return told.length === said.length && told.every(isSaid);
  }

  #isAt({ stops }: SavedTiming, timing: FeedTiming): boolean {
    return timing.minutes[0]![1] < DAY && keyOfClocks(stops) === keyOfClocks(clocksOf(timing));
  }

  /** What is wanted together with what a feed does not tell, beside the departures with which it shares its times. */
  withUntold(wanted: Line, { timings }: FeedLine): Line {
    const all: LineTiming[] = [...wanted.timings];
    for (const timing of this.saved.timings) {
      const untold = this.#untold(timing);
      if (untold.length === 0) continue;
      const ids = new Set(this.#told(timing).map(({ id }) => ownDepartureId(id)));
      const beside = timings.find(({ trips }) => trips.some(({ id }) => ids.has(id)));
      const key = keyOfClocks(beside === undefined ? timing.stops : clocksOf(beside));
      const at = all.findIndex(({ stops }) => keyOfClocks(stops) === key);
      if (at < 0) all.push({ ...timing, schedules: untold });
      else all[at] = { ...all[at]!, schedules: [...all[at]!.schedules, ...untold] };
    }
    return { ...wanted, timings: all };
  }

  /** Its stops, where one may get on and off as the feed says. */
  stopsAs({ stops }: FeedLine): Line['stops'] {
    const last = stops.length - 1;
    return this.saved.stops.map((stop, at) => ({
      ...stop,
      boardingStop: stops[at]!.board || (at === last && stop.boardingStop) || at === 0,
      dropOffStop: stops[at]!.alight || (at === 0 && stop.dropOffStop) || at === last,
    }));
  }
}
