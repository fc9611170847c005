import type { Asking } from '../journey/asking.js';
import type { Kind } from '../journey/search-journeys.queries.js';
import type { CountedPair } from './counted-pair.js';
import type { LocationPairView } from './location-pair.type.js';

/**
 * LocationPair over a counted pair, of all kinds of transport or of one. Caches know a pair by its id alone, so a kind
 * that was asked for stands in it.
 */
export class OfferedPair implements LocationPairView {
  readonly #asking: Asking;
  readonly #counted: CountedPair;
  readonly #kind: Kind | undefined;

  constructor(asking: Asking, counted: CountedPair, kind?: Kind) {
    this.#asking = asking;
    this.#counted = kind === undefined ? counted : counted.of(kind);
    this.#kind = kind;
  }
  get id() {
    return [this.from.slug, this.to.slug, ...(this.#kind === undefined ? [] : [this.#kind])].join('~');
  }
  get from() {
    return this.#asking.views.locations[this.#counted.pair.from]!;
  }
  get to() {
    return this.#asking.views.locations[this.#counted.pair.to]!;
  }
  get transportTypes() {
    return this.#counted.kinds;
  }
  get departuresPerDay() {
    return Math.max(1, Math.round(this.#counted.weekly / 7));
  }
  get distanceKm() {
    return this.#counted.pair.distanceKm;
  }
  get durationMinutes() {
    return this.#counted.pair.durationMinutes;
  }
  /** Of the rides between the two places. */
  get routeIds(): string[] {
    const { departures } = this.#asking.catalogue;
    return [...new Set(this.#counted.pair.trips.map((trip) => departures[trip]!.route.id))];
  }
  /** Of what is to be known of the way. */
  get informationId(): string | undefined {
    return this.#asking.views.informationOn(this.from.id, this.to.id)?.id;
  }
  get offers() {
    return this.#counted.offers;
  }
}
