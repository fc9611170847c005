import type { LocalizedText } from '@naga/kernel/language.js';
import type { TransportType } from './route-rows.js';

export type SeatKind = 'SEAT' | 'AISLE' | 'DOOR' | 'DRIVER' | 'TOILET' | 'STAIRS' | 'EMPTY';

/** 'Coach', 'Van', 'Car', 'Speed boat'. */
export interface VehicleCategoryRow {
  readonly id: string;
  readonly names: LocalizedText;
}

/** 'VIP', 'Sleeper', 'Standard' within a category. */
export interface VehicleSubcategoryRow {
  readonly id: string;
  readonly vehicleCategoryId: string;
  readonly names: LocalizedText;
}

/** 'Business', 'Economy': the class of a seat, whatever its type. */
export interface SeatCategoryRow {
  readonly id: string;
  readonly names: LocalizedText;
}

/** What kind of seat a passenger gets: 'S' seat, 'B' bed. */
export interface SeatTypeRow {
  readonly id: string;
  readonly abbreviation: string;
  readonly description: LocalizedText;
  readonly icon: string | null;
  readonly seatCategoryId: string | null;
}

export interface SeatLayoutRow {
  readonly id: string;
  /** Null for a layout every operator may use. */
  readonly operatorId: string | null;
  readonly name: string;
  /** Grid size of the largest floor. */
  readonly floors: number;
  readonly rows: number;
  readonly columns: number;
  /** Cells of kind SEAT that are bookable. */
  readonly numberOfSeats: number;
}

/** One cell of a layout's grid; cells that are missing read as EMPTY. Row 1 is the front, column 1 the driver's left. */
export interface SeatRow {
  readonly id: string;
  readonly seatLayoutId: string;
  readonly seatTypeId: string | null;
  readonly kind: SeatKind;
  /** '1A', unique in its layout among kind SEAT; '' for anything that is not a seat. */
  readonly number: string;
  /** All three from 1. */
  readonly floor: number;
  readonly row: number;
  readonly column: number;
  /** Not sold: broken or kept by the operator; within blockedFrom..blockedTo when one of them is set, else always. */
  readonly blocked: boolean;
  /** Sold to travellers at all (false for crew seats). */
  readonly bookable: boolean;
  readonly allowMale: boolean;
  readonly allowFemale: boolean;
  /** First and last service date of the block, both included. */
  readonly blockedFrom: string | null;
  readonly blockedTo: string | null;
}

export interface VehicleTypeRow {
  readonly id: string;
  /** Null for a type every operator may use. */
  readonly operatorId: string | null;
  readonly names: LocalizedText;
  readonly transportType: TransportType;
  readonly vehicleCategoryId: string;
  readonly vehicleSubcategoryId: string | null;
  readonly seatLayoutId: string;
  /** Pictures by their names, the best one first. */
  readonly gallery: readonly string[];
}

export interface AmenityRow {
  readonly id: string;
  /** Unique, 'wifi'. */
  readonly code: string;
  readonly names: LocalizedText;
  /** Name of the picture in the clients' icon set: 'wifi', 'air-conditioning'. */
  readonly icon: string;
}

export interface VehicleTypeAmenityRow {
  readonly id: string;
  readonly vehicleTypeId: string;
  readonly amenityId: string;
}

/** How an operator's vehicles of one subcategory look; one of each pair. */
export interface VehicleGalleryRow {
  readonly id: string;
  readonly operatorId: string;
  readonly vehicleSubcategoryId: string;
  /** What the pictures show. */
  readonly caption: LocalizedText;
  /** Pictures by their names, the best one first. */
  readonly gallery: readonly string[];
}

/** What is on board of an operator's vehicles of a type that is everybody's; one of each pair. */
export interface OperatorAmenityRow {
  readonly id: string;
  readonly operatorId: string;
  readonly vehicleTypeId: string;
  /** What travellers read beside the amenities. */
  readonly note: LocalizedText;
}

/** On board beside what the type says. */
export interface OperatorAmenityOfferRow {
  readonly id: string;
  readonly operatorAmenityId: string;
  readonly amenityId: string;
}

/** Said by the type, and not on board. */
export interface OperatorAmenityLackRow {
  readonly id: string;
  readonly operatorAmenityId: string;
  /** An amenity. */
  readonly lackingId: string;
}
