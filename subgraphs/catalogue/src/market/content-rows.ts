import type { LocalizedText } from '@naga/kernel/language.js';
import type { TransportType } from './route-rows.js';

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

/** A picture of the marketplace's own gallery. */
export interface GalleryPictureRow {
  readonly id: string;
  /** What it shows. */
  readonly caption: LocalizedText;
  /** Its name; shown nowhere without one. */
  readonly picture: string | null;
  /** Null: of travelling as such, shown beside every kind. */
  readonly transportType: TransportType | null;
  /** What is on board, where the picture is of that. */
  readonly amenityId: string | null;
  readonly shownIn: 'EVERYWHERE' | 'SITE' | 'APP';
  /** The smallest first; alike ones as they were added. */
  readonly position: number;
  readonly active: boolean;
}
