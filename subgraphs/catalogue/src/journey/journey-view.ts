import type { Ride } from '../timetable/timetable.js';
import type { Asking } from './asking.js';
import { timeText } from './clock-text.js';
import { canChange } from './find-ride.queries.js';
import type { JourneyChangeView, JourneyView } from './journey.type.js';
import { LegView } from './leg-view.js';

/** Journey over one ride or two. */
export class RiddenJourney implements JourneyView {
  readonly legs: readonly LegView[];
  readonly #asking: Asking;
  readonly #rides: readonly Ride[];

  constructor(asking: Asking, rides: readonly Ride[]) {
    this.#asking = asking;
    this.#rides = rides;
    const [first, second] = rides;
    const { catalogue } = asking;
    this.legs =
      first === undefined || second === undefined
        ? rides.map((ride) => new LegView(asking, ride))
        : [
            new LegView(asking, first, (ride) => canChange(catalogue, ride, second)),
            new LegView(asking, second, (ride) => canChange(catalogue, first, ride)),
          ];
  }
  /** kernel/journey-id formatJourneyId, from the legs' ids. */
  get id() {
    return this.legs.map((leg) => leg.id).join('~');
  }
  get departureTime() {
    const { day, board } = this.#rides[0]!;
    return timeText(day, this.#asking.catalogue.timetable.callDeparture[board]!);
  }
  get arrivalTime() {
    const { day, alight } = this.#rides.at(-1)!;
    return timeText(day, this.#asking.catalogue.timetable.callArrival[alight]!);
  }
  get durationMinutes() {
    return this.#minuteOfArrival(this.#rides.at(-1)!) - this.#minuteOfDeparture(this.#rides[0]!);
  }
  get connecting() {
    return this.#rides.length > 1;
  }
  get changes(): JourneyChangeView[] {
    const [first, second] = this.#rides;
    if (first === undefined || second === undefined) return [];
    const { catalogue, views } = this.#asking;
    const from = catalogue.timetable.callStop[first.alight]!;
    const to = catalogue.timetable.callStop[second.board]!;
    const waitMinutes = this.#minuteOfDeparture(second) - this.#minuteOfArrival(first);
    return [
      {
        from: catalogue.stopAtCall(first.alight, views),
        to: catalogue.stopAtCall(second.board, views),
        waitMinutes,
        walkMinutes: this.#walk(from, to),
      },
    ];
  }

  #walk(from: number, to: number): number {
    const { footStart, footStop, footMinutes } = this.#asking.catalogue.timetable;
    for (let f = footStart[from]!; f < footStart[from + 1]!; f++) if (footStop[f] === to) return footMinutes[f]!;
    return 0;
  }
  #minuteOfDeparture = ({ day, board }: Ride): number =>
    day * 1440 + this.#asking.catalogue.timetable.callDeparture[board]!;
  #minuteOfArrival = ({ day, alight }: Ride): number =>
    day * 1440 + this.#asking.catalogue.timetable.callArrival[alight]!;
}
