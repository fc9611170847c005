import { formatOfferedSeats } from '@naga/kernel/offer.js';
import { dayNumber, parseTravelDate } from '@naga/kernel/travel-date.js';
import { KINDS } from '../memory/build-catalogue.js';
import type { FoundJourneys } from '../timetable/find-journeys.js';
import type { Ride } from '../timetable/timetable.js';
import type { Asking } from './asking.js';
import { dateText } from './clock-text.js';
import type { JourneyDayView } from './journey.type.js';
import { offerOf } from './leg-view.js';
import { journeysOf, type Trip } from './search-journeys.queries.js';

/** JourneyDay: counts what the search of that day shows; prices "from" are of the same journeys. */
export class JourneyDayAnswer implements JourneyDayView {
  readonly #asking: Asking;
  readonly #trip: Trip;
  #found: FoundJourneys | undefined;
  #rides: readonly (readonly Ride[])[] | undefined;

  constructor(asking: Asking, trip: Trip) {
    this.#asking = asking;
    this.#trip = trip;
  }
  get id() {
    const { from, to, kind } = this.#trip;
    const { places } = this.#asking.catalogue;
    return [places[from]!.row.slug, places[to]!.row.slug, this.date, kind ?? 'all'].join('~');
  }
  get date() {
    return dateText(this.#trip.day);
  }
  get journeyCount() {
    const { direct, connecting } = this.#journeys;
    return direct.length + connecting.length;
  }
  get offers(): string[] {
    return this.#ridden.map((rides) => offerOf(this.#asking.catalogue, rides));
  }
  get seatOffers(): string[] {
    return this.#ridden.map((rides) => formatOfferedSeats(rides.map((ride) => this.#seatsOf(ride))));
  }

  get #journeys(): FoundJourneys {
    return (this.#found ??= journeysOf(this.#asking, this.#trip));
  }
  /** Each journey as its rides: the direct ones first, in one order for all that is said of them. */
  get #ridden(): readonly (readonly Ride[])[] {
    return (this.#rides ??= [
      ...this.#journeys.direct.map((ride) => [ride]),
      ...this.#journeys.connecting.map(({ first, second }) => [first, second]),
    ]);
  }
  #seatsOf({ trip, day, board, alight }: Ride) {
    const { catalogue, views } = this.#asking;
    const { schedule, vehicle } = catalogue.departures[trip]!;
    const start = catalogue.timetable.tripStart[trip]!;
    const { seatCount: seats } = views.vehicleOn(vehicle, day);
    return { routeScheduleId: schedule.id, date: dateText(day), from: board - start, to: alight - start, seats };
  }
}

/** The day an id names; undefined for anything that is none. */
export function journeyDayOf(asking: Asking, id: string): JourneyDayAnswer | undefined {
  const [fromSlug, toSlug, dateText, type] = id.split('~');
  const [from, to] = [asking.catalogue.placeAt(fromSlug ?? ''), asking.catalogue.placeAt(toSlug ?? '')];
  const date = parseTravelDate(dateText ?? '');
  const kind = KINDS.find((known) => known === type);
  if (from === undefined || to === undefined || date === undefined || (kind === undefined && type !== 'all'))
    return undefined;
  return new JourneyDayAnswer(asking, { from, to, day: dayNumber(date), kind });
}
