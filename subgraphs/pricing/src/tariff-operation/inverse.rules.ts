import { heldBy, type TariffState, writtenRule } from './apply-operations.rules.js';
import {
  type DemandOperation,
  isOfDemand,
  isOfPrice,
  isOfSupplement,
  isSame,
  type Operation,
  type SupplementOperation,
} from './operation.rules.js';

interface Applied {
  readonly operatorId: string;
  readonly effectiveFrom: string;
  readonly version: number;
}

function inverseOfSupplement(operation: SupplementOperation): Operation {
  const { seatCategoryId, vehicleCategoryId, type, currency, seatNames, vehicleNames, was } = operation;
  const place = { seatCategoryId, vehicleCategoryId, type, currency, seatNames, vehicleNames };
  const now = operation.kind === 'PUT_SUPPLEMENT' ? operation.supplement : null;
  return was === null
    ? { kind: 'DROP_SUPPLEMENT', ...place, was: now }
    : { kind: 'PUT_SUPPLEMENT', ...place, supplement: was, was: now };
}

function inverseOfDemand(operation: DemandOperation): Operation {
  const { routeId, was } = operation;
  const now = operation.kind === 'PUT_DEMAND' ? operation.demand : null;
  return was === null
    ? { kind: 'DROP_DEMAND', routeId, was: now }
    : { kind: 'PUT_DEMAND', routeId, demand: was, was: now };
}

function inverseOf(operation: Operation, applied: Applied): Operation {
  if (isOfSupplement(operation)) return inverseOfSupplement(operation);
  if (isOfDemand(operation)) return inverseOfDemand(operation);
  if (isOfPrice(operation)) {
    const { from, to, type, was } = operation;
    const now = operation.kind === 'PUT_PRICE' ? operation.price : null;
    return was === null
      ? { kind: 'DROP_PRICE', from, to, type, was: now }
      : { kind: 'PUT_PRICE', from, to, type, price: was, was: now };
  }
  if (operation.kind === 'END_RULE') return { kind: 'PUT_RULE', ruleId: null, rule: operation.was!, was: null };
  const was = writtenRule(operation, applied);
  return operation.was === null
    ? { kind: 'END_RULE', ruleId: operation.madeId!, was }
    : { kind: 'PUT_RULE', ruleId: operation.madeId!, rule: operation.was, was };
}

export interface Return {
  readonly operations: readonly Operation[];
  /** How many of the change's operations stay as they are: others changed since what they had changed. */
  readonly left: number;
}

/**
 * The operations that make from a day on what an applied change made otherwise. What somebody changed since is not taken
 * from him: it is left and counted.
 */
export function inverseOperations(
  operations: readonly Operation[],
  applied: Applied,
  state: TariffState,
  day: string,
): Return {
  const inverses = operations.map((operation) => inverseOf(operation, applied));
  const still = inverses.filter((inverse) => isSame(inverse.was, heldBy(state, inverse, day)));
  return { operations: still, left: inverses.length - still.length };
}
