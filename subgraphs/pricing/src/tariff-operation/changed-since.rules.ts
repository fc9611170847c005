import type { TariffState } from './apply-operations.rules.js';
import { cellKey, isOfPrice, type Operation } from './operation.rules.js';
import { heldOn } from './timeline.rules.js';

/** Places of operations where something stands that a later version of the tariff wrote than the one that was looked at. */
export const changedSince = (
  operations: readonly Operation[],
  { prices, rules }: TariffState,
  day: string,
  seen: number,
): number[] =>
  operations.flatMap((operation, at) => {
    const held = isOfPrice(operation)
      ? heldOn(prices.get(cellKey(operation)) ?? [], day)
      : operation.ruleId === null
        ? undefined
        : rules.get(operation.ruleId);
    const isGone = !isOfPrice(operation) && operation.ruleId !== null && operation.was === null;
    return isGone || (held?.version ?? 0) > seen ? [at] : [];
  });
