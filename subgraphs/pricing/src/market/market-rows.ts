import type { Currency } from '@naga/kernel/money.js';
import type { Rated } from '../currency-rate/currency-rate.entity.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { MethodFee } from '@naga/kernel/transaction-fee.js';
import type { AddOnKind } from '@naga/kernel/add-on.js';
import type { DemandRow } from '../demand/demand.rules.js';
import type { KnownPromotion } from '../promotion/told-promotions.rules.js';
import type { SupplementRow } from '../supplement/supplement.rules.js';
import type { BaseTicketPriceRow, PricingRuleRow } from '../tariff-operation/tariff-row.rules.js';

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
  /** Timings that have the rules of those in whose place they stand, or none. Left out: none. */
  readonly followedTimings?: readonly string[];
  /** Those that apply by themselves and are on; left out: none. */
  readonly promotions?: readonly KnownPromotion[];
  readonly tariffSupplements?: readonly SupplementRow[];
  /** Left out: none. */
  readonly tariffDemands?: readonly DemandRow[];
  readonly transactionFees: readonly TransactionFeeRow[];
  /** Left out: none. */
  readonly currencyRates?: readonly CurrencyRateRow[];
  /** Left out: none. */
  readonly addOns?: readonly AddOnRow[];
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

export interface TransactionFeeRow {
  readonly id: string;
  readonly currency: Currency;
  /** Basis points of the fares' sum. */
  readonly percent: number;
  /** Minor units a booking. */
  readonly fixed: number;
  /** Of payment methods that have a fee of their own; left out: none. */
  readonly byMethod?: readonly MethodFee[];
  /** Of who edited it last; left out: nobody did. */
  readonly version?: number;
}

export interface CurrencyRateRow {
  readonly id: string;
  readonly currency: Rated;
  /** An exact decimal. */
  readonly perDollar: string;
  readonly validFrom: Date;
  readonly writtenAt: Date;
}

/** What is sold beside a seat. */
export interface AddOnRow {
  readonly id: string;
  readonly names: LocalizedText;
  readonly descriptions: LocalizedText | null;
  readonly kind: AddOnKind;
  /** Null: the platform's. */
  readonly operatorId: string | null;
  readonly currency: Currency;
  /** Minor units for one on one seat. */
  readonly fixed: number | null;
  /** Basis points of what the seat costs. */
  readonly percent: number | null;
  readonly mostPerSeat: number;
  /** None: all. */
  readonly transportTypes: string[];
}
