import type { Currency } from '@naga/kernel/money.js';
import type { PassengerType } from '../price/price.rules.js';
import type { DemandTerms } from '@naga/kernel/demand.js';
import type { DemandPlace } from '../demand/demand.rules.js';
import type { SupplementNames, SupplementPlace, SupplementTerms } from '../supplement/supplement.rules.js';

/** What one seat costs between two zones; amounts in minor units, days of travel with their ends included. */
export interface PriceTerms {
  readonly currency: Currency;
  readonly local: number;
  readonly foreign: number;
  readonly localOffer: number | null;
  readonly foreignOffer: number | null;
  readonly offerFrom: string | null;
  readonly offerTo: string | null;
  /** Basis points that the platform keeps; null: as it was, and of a new price as of the operator's others. */
  readonly commission: number | null;
}

/** Where a price stands. A zone by its id; or 'stop:21', the zone of that stop, which gets one where it has none. */
export interface PriceCell {
  readonly from: string;
  readonly to: string;
  readonly type: PassengerType;
}

/** Another price for one route timing, as somebody says it. */
export interface RuleSaid {
  readonly routeTimingId: string;
  readonly local: number;
  readonly nonLocal: number;
  /** What the whole ride costs without the rule; 0: the rule's value is the price. */
  readonly originalLocal: number;
  readonly originalNonLocal: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly isDayOfWeekDependent: boolean;
  /** ISO weekdays, 1 = Monday. */
  readonly daysOfWeek: readonly number[];
  /** The higher one decides; among equals the more special one. */
  readonly priority: number;
}

/** `was`: what held on the effective day for whom the operation was written; null: nothing. */
export type Operation =
  | (PriceCell & { readonly kind: 'PUT_PRICE'; readonly price: PriceTerms; readonly was: PriceTerms | null })
  | (PriceCell & { readonly kind: 'DROP_PRICE'; readonly was: PriceTerms | null })
  | {
      readonly kind: 'PUT_RULE';
      /** Whose place it takes; null: a new one. */
      readonly ruleId: string | null;
      readonly rule: RuleSaid;
      readonly was: RuleSaid | null;
      /** The rule that applying it made. */
      readonly madeId?: string;
    }
  | { readonly kind: 'END_RULE'; readonly ruleId: string; readonly was: RuleSaid | null }
  | (SupplementPlace &
      SupplementNames & {
        readonly kind: 'PUT_SUPPLEMENT';
        readonly supplement: SupplementTerms;
        readonly was: SupplementTerms | null;
      })
  | (SupplementPlace & SupplementNames & { readonly kind: 'DROP_SUPPLEMENT'; readonly was: SupplementTerms | null })
  | (DemandPlace & { readonly kind: 'PUT_DEMAND'; readonly demand: DemandTerms; readonly was: DemandTerms | null })
  | (DemandPlace & { readonly kind: 'DROP_DEMAND'; readonly was: DemandTerms | null });

export type PriceOperation = Extract<Operation, PriceCell>;
export type RuleOperation = Extract<Operation, { readonly ruleId: string | null }>;
export type SupplementOperation = Extract<Operation, SupplementPlace>;
export type DemandOperation = Extract<Operation, DemandPlace>;

export const isOfPrice = (operation: Operation): operation is PriceOperation =>
  operation.kind === 'PUT_PRICE' || operation.kind === 'DROP_PRICE';

export const isOfRule = (operation: Operation): operation is RuleOperation =>
  operation.kind === 'PUT_RULE' || operation.kind === 'END_RULE';

export const isOfSupplement = (operation: Operation): operation is SupplementOperation =>
  operation.kind === 'PUT_SUPPLEMENT' || operation.kind === 'DROP_SUPPLEMENT';

export const isOfDemand = (operation: Operation): operation is DemandOperation =>
  operation.kind === 'PUT_DEMAND' || operation.kind === 'DROP_DEMAND';

/** Whether two say the same, field by field, whichever order their fields have. */
export function isSame(one: object | null | undefined, other: object | null | undefined): boolean {
  if (one == null || other == null) return (one ?? null) === (other ?? null);
  const texts = [one, other].map((value) =>
    JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  return texts[0] === texts[1];
}

export const cellKey = ({ from, to, type }: PriceCell): string => `${from} ${to} ${type}`;

const STOP = 'stop:';
export const isOfStop = (zone: string): boolean => zone.startsWith(STOP);
export const stopOf = (zone: string): string => zone.slice(STOP.length);
export const zoneOfStop = (stopId: string): string => `${STOP}${stopId}`;
