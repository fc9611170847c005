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

/** What travellers ought to know of the way between two places, whoever drives; one of each pair. */
export interface RouteInformationRow {
  readonly id: string;
  readonly fromLocationId: string;
  readonly toLocationId: string;
  /** Read of the way back as well, where that has no text of its own. */
  readonly wayBackToo: boolean;
  readonly title: LocalizedText;
  /** The road and what one sees of the country. */
  readonly about: LocalizedText;
  /** Before one travels. */
  readonly advice: LocalizedText | null;
  /** Visas, papers, money, hours. */
  readonly border: LocalizedText | null;
  /** Pictures by their names, the best one first. */
  readonly gallery: readonly string[];
  /** False: nobody reads it. */
  readonly active: boolean;
}
