import type { Asking } from '../journey/asking.js';
import type { CountedPair } from './counted-pair.js';
import type { LocationPairView } from './location-pair.type.js';

/** LocationPair over a counted pair. What it says does not depend on the question: caches know a pair by its id alone. */
export class OfferedPair implements LocationPairView {
  readonly #asking: Asking;
  readonly #counted: CountedPair;

  constructor(asking: Asking, counted: CountedPair) {
    this.#asking = asking;
    this.#counted = counted;
  }
  get id() {
    return `${this.from.slug}~${this.to.slug}`;
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
  get offers() {
    return this.#counted.offers;
  }
}
