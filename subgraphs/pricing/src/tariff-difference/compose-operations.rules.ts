import type { DemandTerms } from '@naga/kernel/demand.js';
import { demandKey } from '../demand/demand.rules.js';
import { placeKey, type SupplementTerms } from '../supplement/supplement.rules.js';
import {
  cellKey,
  isOfDemand,
  isOfPrice,
  isOfRule,
  isOfSupplement,
  isSame,
  type Operation,
  type PriceOperation,
  type PriceTerms,
  type RuleOperation,
  type RuleSaid,
  type SupplementOperation,
} from '../tariff-operation/operation.rules.js';

/** An applied change: one version of an operator's tariff. */
export interface Version {
  readonly number: number;
  readonly effectiveFrom: string;
  readonly operations: readonly Operation[];
}

/** What one version has otherwise than an earlier one, and which of those between made it so last, from which day. */
export interface Difference {
  readonly operation: Operation;
  readonly number: number;
  readonly effectiveFrom: string;
}

interface Entry<Terms> {
  readonly was: Terms | null;
  readonly is: Terms | null;
  readonly last: Version;
}

const priceIn = (operation: PriceOperation): PriceTerms | null =>
  operation.kind === 'PUT_PRICE' ? operation.price : null;

function priceDifferences(versions: readonly Version[]): Difference[] {
  const cells = new Map<string, Entry<PriceTerms> & { readonly cell: PriceOperation }>();
  for (const last of versions)
    for (const cell of last.operations.filter(isOfPrice)) {
      const key = cellKey(cell);
      const known = cells.get(key);
      cells.set(key, { cell, was: known ? known.was : cell.was, is: priceIn(cell), last });
    }
  return [...cells.values()].flatMap(({ cell: { from, to, type }, was, is, last }) => {
    if (isSame(was, is)) return [];
    const at = { from, to, type };
    const operation: Operation =
      is === null ? { kind: 'DROP_PRICE', ...at, was } : { kind: 'PUT_PRICE', ...at, price: is, was };
    return [{ operation, number: last.number, effectiveFrom: last.effectiveFrom }];
  });
}

function supplementDifferences(versions: readonly Version[]): Difference[] {
  const places = new Map<string, Entry<SupplementTerms> & { readonly place: SupplementOperation }>();
  for (const last of versions)
    for (const place of last.operations.filter(isOfSupplement)) {
      const known = places.get(placeKey(place));
      const is = place.kind === 'PUT_SUPPLEMENT' ? place.supplement : null;
      places.set(placeKey(place), { place, was: known ? known.was : place.was, is, last });
    }
  return [...places.values()].flatMap(({ place, was, is, last }) => {
    if (isSame(was, is)) return [];
    const { seatCategoryId, vehicleCategoryId, type, currency, seatNames, vehicleNames } = place;
    const at = { seatCategoryId, vehicleCategoryId, type, currency, seatNames, vehicleNames };
    const operation: Operation =
      is === null ? { kind: 'DROP_SUPPLEMENT', ...at, was } : { kind: 'PUT_SUPPLEMENT', ...at, supplement: is, was };
    return [{ operation, number: last.number, effectiveFrom: last.effectiveFrom }];
  });
}

function demandDifferences(versions: readonly Version[]): Difference[] {
  const places = new Map<string, Entry<DemandTerms> & { readonly routeId: string | null }>();
  for (const last of versions)
    for (const operation of last.operations.filter(isOfDemand)) {
      const known = places.get(demandKey(operation));
      const is = operation.kind === 'PUT_DEMAND' ? operation.demand : null;
      const was = known ? known.was : operation.was;
      places.set(demandKey(operation), { routeId: operation.routeId, was, is, last });
    }
  return [...places.values()].flatMap(({ routeId, was, is, last }) => {
    if (isSame(was, is)) return [];
    const operation: Operation =
      is === null ? { kind: 'DROP_DEMAND', routeId, was } : { kind: 'PUT_DEMAND', routeId, demand: is, was };
    return [{ operation, number: last.number, effectiveFrom: last.effectiveFrom }];
  });
}

type RuleEntry = Entry<RuleSaid> & { readonly ruleId: string | null };

/** Where a rule takes the place of another it is the same one, with other terms. */
function ruleEntries(versions: readonly Version[]): RuleEntry[] {
  const rules = new Map<string, RuleEntry>();
  const take = ({ ruleId, was }: RuleOperation): Pick<RuleEntry, 'ruleId' | 'was'> => {
    const known = ruleId === null ? undefined : rules.get(ruleId);
    if (known !== undefined) rules.delete(ruleId!);
    return known ?? { ruleId, was };
  };
  for (const last of versions)
    for (const operation of last.operations) {
      if (!isOfRule(operation)) continue;
      const { ruleId, was } = take(operation);
      const isRule = operation.kind === 'PUT_RULE';
      const key = isRule ? (operation.madeId ?? `version ${last.number} ${rules.size}`) : operation.ruleId;
      rules.set(key, { ruleId, was, is: isRule ? operation.rule : null, last });
    }
  return [...rules.values()].filter(({ was, is }) => !isSame(was, is));
}

/** A rule that was ended and that a later version has again is no difference. */
function withoutReturned(entries: readonly RuleEntry[]): RuleEntry[] {
  const ended = entries.filter(({ is }) => is === null);
  const gone = new Set<RuleEntry>();
  for (const made of entries.filter(({ was }) => was === null)) {
    const back = ended.find((one) => !gone.has(one) && isSame(one.was, made.is));
    if (back === undefined) continue;
    gone.add(back);
    gone.add(made);
  }
  return entries.filter((entry) => !gone.has(entry));
}

const ruleDifferences = (versions: readonly Version[]): Difference[] =>
  withoutReturned(ruleEntries(versions)).map(({ ruleId, was, is, last }) => ({
    operation: is === null ? { kind: 'END_RULE', ruleId: ruleId!, was } : { kind: 'PUT_RULE', ruleId, rule: is, was },
    number: last.number,
    effectiveFrom: last.effectiveFrom,
  }));

/**
 * What the last of some versions, one after the other, has otherwise than the one before the first of them: what was made
 * and taken back between is none.
 */
export const differences = (versions: readonly Version[]): Difference[] => [
  ...priceDifferences(versions),
  ...supplementDifferences(versions),
  ...demandDifferences(versions),
  ...ruleDifferences(versions),
];
