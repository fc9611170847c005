import type { Asking } from '../journey/asking.js';
import { offerOf } from '../journey/leg-view.js';
import { KINDS } from '../memory/build-catalogue.js';
import type { TransportType } from '../vehicle/transport-type.type.js';
import type { LocationPairView } from './location-pair.type.js';
import type { Pair } from './pair-table.js';

/** A pair as it is offered in the coming week. */
export interface CountedPair {
  readonly pair: Pair;
  readonly weekly: number;
  readonly offered: Uint8Array;
  readonly today: number;
}

/** LocationPair over a pair of the table. */
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
  get transportTypes(): TransportType[] {
    const { tripKind } = this.#asking.catalogue.timetable;
    const kinds = new Set(this.#offeredTrips().map(({ trip }) => tripKind[trip]!));
    return KINDS.filter((_, kind) => kinds.has(kind));
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
  get offers(): string[] {
    const { offered, today } = this.#counted;
    const { catalogue } = this.#asking;
    return this.#offeredTrips().flatMap((ride) =>
      [0, 1, 2, 3, 4, 5, 6]
        .filter((ahead) => offered[ride.trip]! & (1 << ahead))
        .map((ahead) => offerOf(catalogue, { ...ride, day: today + ahead })),
    );
  }

  #offeredTrips() {
    const { pair, offered } = this.#counted;
    return pair.trips
      .map((trip, index) => ({ trip, board: pair.boards[index]!, alight: pair.alights[index]! }))
      .filter(({ trip }) => offered[trip]! > 0);
  }
}
