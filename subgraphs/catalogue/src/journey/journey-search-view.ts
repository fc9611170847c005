import type { TransportType } from '../vehicle/transport-type.type.js';
import type { OfferedPair } from '../location-pair/pair-view.js';
import { KINDS } from '../memory/build-catalogue.js';
import type { FoundJourneys } from '../timetable/find-journeys.js';
import { staffSells } from '../sale/route-for-user.rules.js';
import { refusalOf, type Asking } from './asking.js';
import { dateText, timeText } from './clock-text.js';
import type { DepartureNotOnSaleView, JourneySearchView } from './journey-search.type.js';
import { RiddenJourney } from './journey-view.js';
import { nearbyPairs } from './nearby-pairs.queries.js';
import { journeysOf, nextDayWithJourney, type Trip } from './search-journeys.queries.js';

/** JourneySearch: the journeys at once, all the rest when it is asked for. */
export class JourneySearchAnswer implements JourneySearchView {
  readonly #asking: Asking;
  readonly #trip: Trip;
  readonly #found: FoundJourneys;

  constructor(asking: Asking, trip: Trip) {
    this.#asking = asking;
    this.#trip = trip;
    this.#found = journeysOf(asking, trip);
  }
  get from() {
    return this.#asking.views.locations[this.#trip.from]!;
  }
  get to() {
    return this.#asking.views.locations[this.#trip.to]!;
  }
  get date() {
    return dateText(this.#trip.day);
  }
  /** Direct and connecting ones by departure, then arrival. */
  get journeys(): RiddenJourney[] {
    const { callDeparture, callArrival } = this.#asking.catalogue.timetable;
    const { day } = this.#trip;
    const direct = this.#found.direct.map((ride) => ({
      departure: callDeparture[ride.board]! + (ride.day - day) * 1440,
      arrival: callArrival[ride.alight]! + (ride.day - day) * 1440,
      rides: [ride],
    }));
    const connecting = this.#found.connecting.map(({ first, second, departure, arrival }) => ({
      departure,
      arrival,
      rides: [first, second],
    }));
    const all = connecting.length === 0 ? direct : [...direct, ...connecting];
    all.sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
    return all.map(({ rides }) => new RiddenJourney(this.#asking, rides));
  }
  get notOnSale(): DepartureNotOnSaleView[] {
    const { catalogue, views, buyer } = this.#asking;
    return this.#found.closed.flatMap((ride) => {
      // What staff has no part in looks as if it did not run.
      if (staffSells(catalogue.departures[ride.trip]!.terms, buyer) === false) return [];
      const reason = refusalOf(this.#asking, ride);
      // Too few seats for so many passengers is no reason that changes with the hour.
      if (reason === null) return [];
      const { schedule, operator } = catalogue.departures[ride.trip]!;
      const departureTime = timeText(ride.day, catalogue.timetable.callDeparture[ride.board]!);
      const date = dateText(ride.day);
      return [{ routeScheduleId: schedule.id, date, departureTime, operator: views.operators[operator]!, reason }];
    });
  }
  get nextDate() {
    if (!this.#isEmpty) return null;
    const day = nextDayWithJourney(this.#asking, this.#trip);
    return day === undefined ? null : dateText(day);
  }
  get otherTransportTypes(): TransportType[] {
    const { kind, ...trip } = this.#trip;
    if (kind === undefined) return [];
    const { direct, connecting } = journeysOf(this.#asking, trip);
    const { tripKind } = this.#asking.catalogue.timetable;
    const rides = [...direct, ...connecting.flatMap(({ first, second }) => [first, second])];
    const kinds = new Set(rides.map((ride) => KINDS[tripKind[ride.trip]!]!));
    return KINDS.filter((other) => other !== kind && kinds.has(other));
  }
  get nearby(): OfferedPair[] {
    return this.#isEmpty ? nearbyPairs(this.#asking, this.#trip) : [];
  }

  get #isEmpty(): boolean {
    return this.#found.direct.length + this.#found.connecting.length === 0;
  }
}
