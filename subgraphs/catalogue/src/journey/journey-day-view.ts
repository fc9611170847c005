import { dayNumber, parseTravelDate } from '@naga/kernel/travel-date.js';
import { KINDS } from '../memory/build-catalogue.js';
import type { FoundJourneys } from '../timetable/find-journeys.js';
import type { Asking } from './asking.js';
import { dateText } from './clock-text.js';
import type { JourneyDayView } from './journey.type.js';
import { offerOf } from './leg-view.js';
import { journeysOf, type Trip } from './search-journeys.queries.js';

/** JourneyDay: counts what the search of that day shows; prices "from" are of its direct journeys. */
export class JourneyDayAnswer implements JourneyDayView {
  readonly #asking: Asking;
  readonly #trip: Trip;
  #found: FoundJourneys | undefined;

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
    return this.#journeys.direct.map((ride) => offerOf(this.#asking.catalogue, ride));
  }

  get #journeys(): FoundJourneys {
    return (this.#found ??= journeysOf(this.#asking, this.#trip));
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
