import type { BaseTicketPriceRow, PricingRuleRow } from './tariff-row.rules.js';
import { demandKey, type DemandRow, demandTermsOf } from '../demand/demand.rules.js';
import { placeKey, type SupplementRow, supplementTermsOf } from '../supplement/supplement.rules.js';
import {
  cellKey,
  type DemandOperation,
  isOfDemand,
  isOfPrice,
  isOfRule,
  isOfSupplement,
  isSame,
  type Operation,
  type PriceOperation,
  type RuleOperation,
  type RuleSaid,
  type SupplementOperation,
} from './operation.rules.js';
import { dayBefore, heldOn, saidOf, termsOf } from './timeline.rules.js';

/** What stands where operations change something: the rows of their cells and their rules. */
export interface TariffState {
  /** By cellKey. */
  readonly prices: ReadonlyMap<string, readonly BaseTicketPriceRow[]>;
  readonly rules: ReadonlyMap<string, PricingRuleRow>;
  /** By placeKey. */
  readonly supplements: ReadonlyMap<string, readonly SupplementRow[]>;
  /** By demandKey. */
  readonly demands: ReadonlyMap<string, readonly DemandRow[]>;
  /** Of new prices of the operator, in basis points; null where it has none. */
  readonly usualCommission: number | null;
}

/** Where nothing stands yet. */
export const NOTHING_HELD: TariffState = {
  prices: new Map(),
  rules: new Map(),
  supplements: new Map(),
  demands: new Map(),
  usualCommission: null,
};

/** A price that begins on the effective day, in the place of one that did. */
export type WrittenPrice = Omit<BaseTicketPriceRow, 'id'>;
export type WrittenSupplement = Omit<SupplementRow, 'id'>;
export type WrittenDemand = Omit<DemandRow, 'id'>;

export interface RuleWrites {
  /** In force until the effective day: they end the day before. */
  readonly ended: readonly { readonly id: string; readonly validTo: string }[];
  /** Those that had not begun are no more. */
  readonly dropped: readonly string[];
  /** `at`: which operation it is of. */
  readonly made: readonly { readonly at: number; readonly rule: Omit<PricingRuleRow, 'id'> }[];
}

/** What a change writes, and what it changed, as it was. */
export interface Outcome {
  readonly prices: readonly WrittenPrice[];
  readonly rules: RuleWrites;
  readonly supplements: readonly WrittenSupplement[];
  readonly demands: readonly WrittenDemand[];
  /** As they were applied: what was left open is said. */
  readonly operations: readonly Operation[];
  /** Indexes of operations whose author saw something else than what stands. */
  readonly conflicts: readonly number[];
  /** Prices for which nobody said what the platform keeps. */
  readonly withoutCommission: readonly number[];
}

interface When {
  readonly operatorId: string;
  readonly effectiveFrom: string;
  readonly version: number;
}

/** What holds on a day where an operation would change it. */
export function heldBy(state: TariffState, operation: Operation, day: string) {
  if (isOfPrice(operation)) return termsOf(heldOn(state.prices.get(cellKey(operation)) ?? [], day));
  if (isOfSupplement(operation))
    return supplementTermsOf(heldOn(state.supplements.get(placeKey(operation)) ?? [], day));
  if (isOfDemand(operation)) return demandTermsOf(heldOn(state.demands.get(demandKey(operation)) ?? [], day));
  const rule = operation.ruleId === null ? undefined : state.rules.get(operation.ruleId);
  return rule === undefined || (rule.validTo !== null && rule.validTo < day) ? null : saidOf(rule);
}

function priceOf(operation: PriceOperation, state: TariffState, { effectiveFrom, version }: When): WrittenPrice {
  const { from: zoneFromId, to: zoneToId, type: passengerType } = operation;
  const at = { zoneFromId, zoneToId, passengerType, effectiveFrom, version };
  // What is not sold keeps the amounts that it had: nobody reads them.
  const terms = operation.kind === 'PUT_PRICE' ? operation.price : operation.was;
  return {
    ...at,
    sold: operation.kind === 'PUT_PRICE',
    currency: terms?.currency ?? 'USD',
    localValue: terms?.local ?? 0,
    foreignValue: terms?.foreign ?? 0,
    localOfferValue: terms?.localOffer ?? null,
    foreignOfferValue: terms?.foreignOffer ?? null,
    offerValidFrom: terms?.offerFrom ?? null,
    offerValidTo: terms?.offerTo ?? null,
    commission: terms?.commission ?? operation.was?.commission ?? state.usualCommission ?? 0,
  };
}

function supplementOf(operation: SupplementOperation, { operatorId, effectiveFrom, version }: When): WrittenSupplement {
  const { seatCategoryId, vehicleCategoryId, seatNames, vehicleNames, currency, type: passengerType } = operation;
  const isPut = operation.kind === 'PUT_SUPPLEMENT';
  const terms = isPut ? operation.supplement : operation.was;
  return {
    ...{ operatorId, seatCategoryId, vehicleCategoryId, passengerType, currency, seatNames, vehicleNames },
    ...{ localValue: terms?.local ?? 0, foreignValue: terms?.foreign ?? 0, effectiveFrom, sold: isPut, version },
  };
}

function demandOf(operation: DemandOperation, { operatorId, effectiveFrom, version }: When): WrittenDemand {
  const isPut = operation.kind === 'PUT_DEMAND';
  const terms = (isPut ? operation.demand : operation.was) ?? { steps: [], floor: 100, ceiling: 100 };
  return { operatorId, routeId: operation.routeId, ...terms, effectiveFrom, sold: isPut, version };
}

/** Says what was left open: the commission of a price that stood, of the operator's others, or of who decides. */
function withCommission(operation: Operation, state: TariffState, decided: number | null): Operation {
  if (operation.kind !== 'PUT_PRICE' || operation.price.commission !== null) return operation;
  const commission = decided ?? operation.was?.commission ?? state.usualCommission;
  return { ...operation, price: { ...operation.price, commission } };
}

const rowOf = (said: RuleSaid, { operatorId, effectiveFrom, version }: When): Omit<PricingRuleRow, 'id'> => ({
  operatorId,
  routeTimingId: said.routeTimingId,
  localValue: said.local,
  nonLocalValue: said.nonLocal,
  originalLocalValue: said.originalLocal,
  originalNonLocalValue: said.originalNonLocal,
  validFrom: said.validFrom !== null && said.validFrom > effectiveFrom ? said.validFrom : effectiveFrom,
  validTo: said.validTo,
  status: said.status,
  isDayOfWeekDependent: said.isDayOfWeekDependent,
  daysOfWeek: said.daysOfWeek,
  priority: said.priority,
  version,
});

function ruleWrites(
  operations: readonly (readonly [number, RuleOperation])[],
  state: TariffState,
  when: When,
): RuleWrites {
  const replaced = operations.flatMap(([, { ruleId }]) => (ruleId === null ? [] : (state.rules.get(ruleId) ?? [])));
  const { effectiveFrom } = when;
  const hasBegun = ({ validFrom }: PricingRuleRow): boolean => (validFrom ?? '') < effectiveFrom;
  return {
    ended: replaced.filter(hasBegun).map(({ id }) => ({ id, validTo: dayBefore(effectiveFrom) })),
    dropped: replaced.filter((rule) => !hasBegun(rule)).map(({ id }) => id),
    made: operations.flatMap(([at, operation]) =>
      operation.kind === 'PUT_RULE' ? [{ at, rule: rowOf(operation.rule, when) }] : [],
    ),
  };
}

/**
 * What a change writes from its effective day on. Prices that begin later stay: what was decided for then holds then. Each
 * operation names what its author saw; where something else stands by now it is a conflict, and nothing may be written.
 */
export function applyOperations(
  state: TariffState,
  said: readonly Operation[],
  when: When,
  commission: number | null = null,
): Outcome {
  const conflicts = said.flatMap((operation, at) =>
    isSame(operation.was, heldBy(state, operation, when.effectiveFrom)) ? [] : [at],
  );
  const operations = said.map((operation) => withCommission(operation, state, commission));
  const ofRules = operations.flatMap((operation, at) => (isOfRule(operation) ? [[at, operation] as const] : []));
  return {
    prices: operations.filter(isOfPrice).map((operation) => priceOf(operation, state, when)),
    rules: ruleWrites(ofRules, state, when),
    supplements: operations.filter(isOfSupplement).map((operation) => supplementOf(operation, when)),
    demands: operations.filter(isOfDemand).map((operation) => demandOf(operation, when)),
    operations,
    conflicts,
    withoutCommission: operations.flatMap((operation, at) =>
      operation.kind === 'PUT_PRICE' && operation.price.commission === null ? [at] : [],
    ),
  };
}

/** Rules of a change as they were written: an inverse says what it saw. */
export const writtenRule = (operation: Extract<Operation, { kind: 'PUT_RULE' }>, when: When): RuleSaid =>
  saidOf({ id: '', ...rowOf(operation.rule, when) });
