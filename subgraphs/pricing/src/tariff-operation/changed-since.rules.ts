import type { TariffState } from './apply-operations.rules.js';
import { demandKey } from '../demand/demand.rules.js';
import { placeKey } from '../supplement/supplement.rules.js';
import { cellKey, isOfDemand, isOfPrice, isOfRule, isOfSupplement, type Operation } from './operation.rules.js';
import { heldOn } from './timeline.rules.js';

function heldRow(operation: Operation, { prices, rules, supplements, demands }: TariffState, day: string) {
  if (isOfPrice(operation)) return heldOn(prices.get(cellKey(operation)) ?? [], day);
  if (isOfSupplement(operation)) return heldOn(supplements.get(placeKey(operation)) ?? [], day);
  if (isOfDemand(operation)) return heldOn(demands.get(demandKey(operation)) ?? [], day);
  return operation.ruleId === null ? undefined : rules.get(operation.ruleId);
}

/** Places of operations where something stands that a later version of the tariff wrote than the one that was looked at. */
export const changedSince = (
  operations: readonly Operation[],
  state: TariffState,
  day: string,
  seen: number,
): number[] =>
  operations.flatMap((operation, at) => {
    const held = heldRow(operation, state, day);
    const isGone = isOfRule(operation) && operation.ruleId !== null && operation.was === null;
    return isGone || (held?.version ?? 0) > seen ? [at] : [];
  });
