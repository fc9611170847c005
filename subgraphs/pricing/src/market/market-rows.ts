import type { Currency } from '@naga/kernel/money.js';
import type { PassengerType } from '../price/price.rules.js';

/**
 * The whole tariff as plain rows, one array per table: what the demonstration market is written in and what
 * `importMarket` inserts. Keys are the entities' property names; ids are explicit decimal strings, unique within their
 * array, from '1' up (sequences continue after the highest). Values are minor units, dates 'YYYY-MM-DD'.
 */
export interface TariffRows {
  readonly operatorTariffs: readonly OperatorTariffRow[];
  readonly pricingZones: readonly PricingZoneRow[];
  readonly zoneStops: readonly ZoneStopRow[];
  readonly baseTicketPrices: readonly BaseTicketPriceRow[];
  readonly pricingRules: readonly PricingRuleRow[];
  readonly transactionFees: readonly TransactionFeeRow[];
}

/** Whose the zones, prices and rules are. */
export interface OperatorTariffRow {
  readonly id: string;
  readonly operatorId: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
}

export interface PricingZoneRow {
  readonly id: string;
  readonly operatorId: string;
  /** Of one route alone; left out: of all routes of the operator. */
  readonly routeId?: string | null;
  readonly name: string;
}

/** A stop lies in at most one zone of an operator, and in one of each of its routes. */
export interface ZoneStopRow {
  readonly id: string;
  readonly operatorId: string;
  readonly pricingZoneId: string;
  readonly stopId: string;
}

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

export interface TransactionFeeRow {
  readonly id: string;
  readonly currency: Currency;
  /** Basis points of the fares' sum. */
  readonly percent: number;
  /** Minor units a booking. */
  readonly fixed: number;
}
