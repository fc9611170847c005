import { offerOf } from '../journey/leg-view.js';
import { KINDS } from '../memory/build-catalogue.js';
import type { Catalogue } from '../memory/catalogue.js';
import { type Pair, pairOf } from './pair-table.js';

type Kind = (typeof KINDS)[number];
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** A pair as it is offered in the coming week; kept for a day, so what is asked often is worked out once. */
export class CountedPair {
  /** Direct departures in the next seven days: of all kinds and of each, at its place in KINDS. */
  readonly weekly: number;
  readonly #weeklyByKind: readonly number[];
  readonly #catalogue: Catalogue;
  readonly #offered: Uint8Array;
  readonly #today: number;
  #offers: readonly string[] | undefined;
  readonly #ofKind = new Map<Kind, CountedPair>();

  /** `offered`: for each trip the days it is offered on, bit 0 = today (a day number). */
  constructor(
    catalogue: Catalogue,
    readonly pair: Pair,
    offered: Uint8Array,
    today: number,
  ) {
    this.#catalogue = catalogue;
    this.#offered = offered;
    this.#today = today;
    const weekly = KINDS.map(() => 0);
    for (const trip of pair.trips) {
      const kind = catalogue.timetable.tripKind[trip]!;
      for (let bits = offered[trip]!; bits > 0; bits &= bits - 1) weekly[kind]!++;
    }
    this.#weeklyByKind = weekly;
    this.weekly = weekly.reduce((sum, count) => sum + count, 0);
  }

  weeklyOf(kind: Kind | undefined): number {
    return kind === undefined ? this.weekly : this.#weeklyByKind[KINDS.indexOf(kind)]!;
  }

  /** The same places by rides of one kind, of which there must be some: what a list of taxis says of them. */
  of(kind: Kind): CountedPair {
    const known = this.#ofKind.get(kind);
    if (known !== undefined) return known;
    const { timetable, departures } = this.#catalogue;
    const wanted = KINDS.indexOf(kind);
    const pair = pairOf(timetable, departures, this.pair, (trip) => timetable.tripKind[trip] === wanted);
    const counted = new CountedPair(this.#catalogue, pair, this.#offered, this.#today);
    this.#ofKind.set(kind, counted);
    return counted;
  }

  /** Of them those that begin in the one place and end in the other: not the hops that longer lines sell on their way. */
  wholeLinesOf(kind: Kind | undefined): number {
    const { places, timetable } = this.#catalogue;
    const { from, to, trips } = this.pair;
    const { tripStart, tripKind, callStop } = timetable;
    let count = 0;
    for (const trip of trips) {
      if (kind !== undefined && tripKind[trip] !== KINDS.indexOf(kind)) continue;
      const begins = places[from]!.stops.includes(callStop[tripStart[trip]!]!);
      if (!begins || !places[to]!.stops.includes(callStop[tripStart[trip + 1]! - 1]!)) continue;
      for (let bits = this.#offered[trip]!; bits > 0; bits &= bits - 1) count++;
    }
    return count;
  }

  get kinds(): Kind[] {
    return KINDS.filter((_, kind) => this.#weeklyByKind[kind]! > 0);
  }

  /** Every direct departure of the week, as kernel/offer writes it. */
  get offers(): readonly string[] {
    return (this.#offers ??= this.pair.trips.flatMap((trip, index) => {
      const ride = { trip, board: this.pair.boards[index]!, alight: this.pair.alights[index]! };
      return DAYS.filter((ahead) => this.#offered[trip]! & (1 << ahead)).map((ahead) =>
        offerOf(this.#catalogue, [{ ...ride, day: this.#today + ahead }]),
      );
    }));
  }
}
