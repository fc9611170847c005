import type { LocalizedText } from '@naga/kernel/language.js';
import type { Currency } from '@naga/kernel/money.js';
import type { Nationality, PassengerType } from '../price/price.rules.js';

/**
 * What a supplement is for: seats of a category, vehicles of a category, or, with both, such seats on such vehicles, where it
 * takes the place of the seats' own. It is added to prices of its currency alone.
 */
export interface SupplementPlace {
  readonly seatCategoryId: string | null;
  readonly vehicleCategoryId: string | null;
  /** Children without one of their own pay that of adults. */
  readonly type: PassengerType;
  readonly currency: Currency;
}

/** What it adds to a seat, in minor units; 0: nothing, also where something less special would. */
export interface SupplementTerms {
  readonly local: number;
  readonly foreign: number;
}

/** What its categories were called when it was written: it is explained so for ever. */
export interface SupplementNames {
  readonly seatNames: LocalizedText | null;
  readonly vehicleNames: LocalizedText | null;
}

export interface SupplementRow extends SupplementNames {
  readonly id: string;
  readonly operatorId: string;
  readonly seatCategoryId: string | null;
  readonly vehicleCategoryId: string | null;
  readonly passengerType: PassengerType;
  readonly currency: Currency;
  readonly localValue: number;
  readonly foreignValue: number;
  /** Day of travel from which it holds, until a later one does; left out: always. */
  readonly effectiveFrom?: string | null;
  /** False: from then on there is none. Left out: there is. */
  readonly sold?: boolean;
  /** Of the operator's tariff change that wrote it; left out, 0: it was there before the first. */
  readonly version?: number;
}

export const placeKey = ({ seatCategoryId, vehicleCategoryId, type, currency }: SupplementPlace): string =>
  `supplement ${seatCategoryId ?? '-'} ${vehicleCategoryId ?? '-'} ${type} ${currency}`;

export const placeOf = (row: SupplementRow): SupplementPlace => ({
  seatCategoryId: row.seatCategoryId,
  vehicleCategoryId: row.vehicleCategoryId,
  type: row.passengerType,
  currency: row.currency,
});

/** As operations say it; null for what is none any more. */
export const supplementTermsOf = (row: SupplementRow | undefined): SupplementTerms | null =>
  row === undefined || row.sold === false ? null : { local: row.localValue, foreign: row.foreignValue };

/** 'Front row on Van': what it is for, in English. */
export const supplementCalled = ({ seatNames, vehicleNames }: SupplementNames): string =>
  [seatNames, vehicleNames].flatMap((names) => names?.en ?? []).join(' on ');

export const supplementFor = (row: SupplementRow, nationality: Nationality): number =>
  nationality === 'LOCAL' ? row.localValue : row.foreignValue;
