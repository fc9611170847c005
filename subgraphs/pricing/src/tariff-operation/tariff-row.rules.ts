import type { Currency } from '@naga/kernel/money.js';
import type { PassengerType } from '../price/price.rules.js';

/** One seat from zone to zone; without a row for children they pay as adults. */
export interface BaseTicketPriceRow {
  readonly id: string;
  readonly zoneFromId: string;
  readonly zoneToId: string;
  readonly passengerType: PassengerType;
  readonly currency: Currency;
  readonly localValue: number;
  readonly foreignValue: number;
  /** Takes the place of the price where it is lower, on days of travel within the validity; null = no offer. */
  readonly localOfferValue: number | null;
  readonly foreignOfferValue: number | null;
  readonly offerValidFrom: string | null;
  readonly offerValidTo: string | null;
  /** Basis points of the fare. */
  readonly commission: number;
  /** Day of travel from which it holds, until a later one does; left out: always. */
  readonly effectiveFrom?: string | null;
  /** False: from then on there is no price. Left out: there is. */
  readonly sold?: boolean;
  /** Of the operator's tariff change that wrote it; left out, 0: it was there before the first. */
  readonly version?: number;
}

/** The timing's whole ride costs `localValue` instead of `originalLocalValue`; parts of it in the same proportion. */
export interface PricingRuleRow {
  readonly id: string;
  readonly operatorId: string;
  readonly routeTimingId: string;
  readonly localValue: number;
  readonly nonLocalValue: number;
  readonly originalLocalValue: number;
  readonly originalNonLocalValue: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly isDayOfWeekDependent: boolean;
  /** ISO weekdays, 1 = Monday … 7 = Sunday. */
  readonly daysOfWeek: readonly number[];
  /** The higher one decides; left out: 0. */
  readonly priority?: number;
  /** Of the operator's tariff change that wrote it; left out, 0: it was there before the first. */
  readonly version?: number;
}

/** From here on are ids of rules that nobody has written yet: later than whatever has one, so they go before what is alike. */
export const UNWRITTEN = 10n ** 18n;

export const isUnwritten = ({ id }: Pick<PricingRuleRow, 'id'>): boolean => BigInt(id) >= UNWRITTEN;
