import type { LocalizedText } from '@naga/kernel/language.js';

/** What kind of ride it is, in a word: 'night-ride'. */
export interface TripInfoRow {
  readonly id: string;
  readonly code: string;
  readonly names: LocalizedText;
}

export interface RouteTripInfoRow {
  readonly id: string;
  readonly routeId: string;
  readonly tripInfoId: string;
}
