import type { LocalizedText } from '@naga/kernel/language.js';

export type LocationType = 'COUNTRY' | 'PROVINCE' | 'CITY' | 'TOWN' | 'ISLAND' | 'BORDER' | 'AIRPORT';

/** A place people travel between. A search for a location finds its own stops and those of all locations below it. */
export interface LocationRow {
  readonly id: string;
  /** Unique, from the English name (kernel/slug.ts): 'phnom-penh'. Must not contain '~'. */
  readonly slug: string;
  readonly names: LocalizedText;
  readonly type: LocationType;
  /** ISO 3166-1 alpha-2, 'KH'. */
  readonly countryCode: string;
  /** The location this one lies in: city → province → country; null for a country. */
  readonly parentId: string | null;
  readonly geonamesId: number | null;
  /** ISO 3166-2 or GeoNames admin1 code, 'KH-12'. */
  readonly subdivisionCode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** Where the facts come from: 'GeoNames', 'editor'. */
  readonly source: string | null;
}

/** Where a vehicle halts: a terminal, an office, a pier. Belongs to one location; may be an operator's own. */
export interface StopRow {
  readonly id: string;
  /** The operator whose own terminal it is; null for a public place. */
  readonly operatorId: string | null;
  readonly locationId: string;
  readonly names: LocalizedText;
  readonly address: string | null;
  readonly contactPhone: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name; all of them stand at UTC+7: 'Asia/Phnom_Penh', 'Asia/Vientiane', 'Asia/Bangkok', 'Asia/Ho_Chi_Minh'. */
  readonly timeZone: string;
  readonly source: string | null;
}

/** A place at which drivers fetch travellers. */
export interface PickupLocationRow {
  readonly id: string;
  /** Null: every operator's. */
  readonly operatorId: string | null;
  readonly locationId: string;
  readonly names: LocalizedText;
  readonly address: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** How long before a departure the driver is there. */
  readonly minutesBefore: number;
}

/** Who departs from this stop may be fetched there. */
export interface StopPickupLocationRow {
  readonly id: string;
  readonly stopId: string;
  readonly pickupLocationId: string;
}
