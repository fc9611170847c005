import { localize, type LanguageCode, type LocalizedText } from '@naga/kernel/language.js';
import type { OperatorRow } from '../market/operator-rows.js';
import type { StopRow } from '../market/place-rows.js';
import type { AmenityRow } from '../market/vehicle-rows.js';
import type { PairTable } from '../location-pair/pair-table.js';
import { onwardRidesTo, type OnwardRides } from '../timetable/onward-rides.js';
import type { Timetable } from '../timetable/timetable.js';
import type { Departure } from './departure.js';
import type { Place } from './place.js';
import type { PricedVehicle } from './vehicle-views.js';
import { viewsOf, type KeptRows, type Views } from './views.js';

export interface CatalogueParts {
  readonly rows: KeptRows;
  readonly places: readonly Place[];
  readonly placeOfStop: Int32Array;
  readonly departures: readonly Departure[];
  readonly timetable: Timetable;
  readonly pairs: PairTable;
  /** Names that a stop bears on one timing alone, by the timetable's call. */
  readonly stopNames: ReadonlyMap<number, LocalizedText>;
}

/**
 * One generation of the catalogue in memory. Never changed: when the tables change, a new one takes its place, and
 * whoever is still answering from the old one ends consistently.
 */
export class Catalogue {
  readonly rows: KeptRows;
  readonly places: readonly Place[];
  readonly placeOfStop: Int32Array;
  readonly stops: readonly StopRow[];
  readonly operators: readonly OperatorRow[];
  readonly amenities: readonly AmenityRow[];
  readonly departures: readonly Departure[];
  readonly timetable: Timetable;
  readonly pairs: PairTable;
  readonly #stopNames: ReadonlyMap<number, LocalizedText>;
  readonly #placeById: ReadonlyMap<string, number>;
  readonly #placeBySlug: ReadonlyMap<string, number>;
  readonly #tripById: ReadonlyMap<string, number>;
  readonly #stopById: ReadonlyMap<string, number>;
  readonly #operatorById: ReadonlyMap<string, number>;
  readonly #onward = new Map<number, ReadonlyMap<number, OnwardRides>>();
  readonly #views = new Map<LanguageCode, Views>();

  constructor(parts: CatalogueParts) {
    this.rows = parts.rows;
    this.places = parts.places;
    this.placeOfStop = parts.placeOfStop;
    this.stops = parts.rows.stops;
    this.operators = parts.rows.operators;
    this.amenities = parts.rows.amenities;
    this.departures = parts.departures;
    this.timetable = parts.timetable;
    this.pairs = parts.pairs;
    this.#stopNames = parts.stopNames;
    this.#placeById = positions(parts.places, (place) => place.row.id);
    this.#placeBySlug = positions(parts.places, (place) => place.row.slug);
    this.#tripById = positions(parts.departures, (departure) => departure.schedule.id);
    this.#stopById = positions(this.stops, (stop) => stop.id);
    this.#operatorById = positions(this.operators, (operator) => operator.id);
  }

  /** The position of a place by slug or id; undefined for neither. */
  placeAt(slugOrId: string): number | undefined {
    return this.#placeBySlug.get(slugOrId) ?? this.#placeById.get(slugOrId);
  }

  tripAt(routeScheduleId: string): number | undefined {
    return this.#tripById.get(routeScheduleId);
  }

  stopAt(id: string): number | undefined {
    return this.#stopById.get(id);
  }

  operatorAt(id: string): number | undefined {
    return this.#operatorById.get(id);
  }

  /** What a timing alone calls the stop of a call; undefined where it is called as it is. */
  ownNamesAt(call: number): LocalizedText | undefined {
    return this.#stopNames.get(call);
  }

  /** What the stop of a call is called there: its timing's own name for it, else the stop's. */
  stopNamesAt(call: number): LocalizedText {
    return this.#stopNames.get(call) ?? this.stops[this.timetable.callStop[call]!]!.names;
  }

  /** The stop of a call in one language, by the name it bears there. */
  stopAtCall(call: number, views: Views): Views['stops'][number] {
    const stop = views.stops[this.timetable.callStop[call]!]!;
    const names = this.#stopNames.get(call);
    return names === undefined ? stop : { ...stop, names, name: localize(names, views.language) };
  }

  /** Who leads to a place without a change, from every stop; worked out once. */
  onwardTo(place: number): ReadonlyMap<number, OnwardRides> {
    let rides = this.#onward.get(place);
    if (rides === undefined)
      this.#onward.set(place, (rides = onwardRidesTo(this.timetable, this.places[place]!.stops)));
    return rides;
  }

  /** What a vehicle type is priced by on a day (kernel/fare-key): the same in every language. */
  vehicleOn(vehicle: number, day: number): Pick<PricedVehicle, 'cabin' | 'seatCount'> {
    return this.views('en').vehicleOn(vehicle, day);
  }

  /** Everything answers consist of, in one language; worked out once. */
  views(language: LanguageCode): Views {
    let views = this.#views.get(language);
    if (views === undefined) this.#views.set(language, (views = viewsOf(this, language)));
    return views;
  }
}

function positions<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, number> {
  return new Map(all.map((one, index) => [keyOf(one), index]));
}
