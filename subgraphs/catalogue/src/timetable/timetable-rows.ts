import type { ServiceDays } from './service-days.rules.js';

/** What a timetable is built from: plain rows whose references are positions in the arrays. */
export interface TimetableRows {
  readonly stops: readonly TimetableStop[];
  readonly services: readonly ServiceDays[];
  readonly trips: readonly TimetableTrip[];
}

export interface TimetableStop {
  readonly latitude: number;
  readonly longitude: number;
}

export interface TimetableTrip {
  /** Position in `services`. */
  readonly service: number;
  /** 0..255; see Timetable.tripKind. */
  readonly kind: number;
  /** A number of the builder's choice: trips of one line share it. */
  readonly line?: number;
  /** Lines whose vehicles wait for this one. */
  readonly awaitedBy?: readonly number[];
  /** In order; minutes never decrease. */
  readonly calls: readonly TimetableCall[];
}

export interface TimetableCall {
  /** Position in `stops`. */
  readonly stop: number;
  /** Minutes since midnight of the service date; 1440 and more after midnight. */
  readonly arrival: number;
  readonly departure: number;
  readonly board: boolean;
  readonly alight: boolean;
}
