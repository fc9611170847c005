import { isRowId, rowIdOf } from '@naga/kernel/row-id.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { MOST_OPERATIONS } from './operation-problems.rules.js';
import {
  isOfDemand,
  isOfPrice,
  isOfSupplement,
  type Operation,
  type PriceTerms,
  type RuleSaid,
} from './operation.rules.js';
import {
  TariffDemandView,
  type TariffOperationInput,
  TariffOperationView,
  TariffPriceView,
  TariffRuleView,
  TariffSupplementView,
} from './operation.type.js';

const priceOf = (price: NonNullable<TariffOperationInput['price']>): PriceTerms => ({
  currency: price.currency,
  local: price.local,
  foreign: price.foreign,
  localOffer: price.localOffer ?? null,
  foreignOffer: price.foreignOffer ?? null,
  offerFrom: price.offerFrom ?? null,
  offerTo: price.offerTo ?? null,
  commission: price.commission ?? null,
});

const ruleOf = (rule: NonNullable<TariffOperationInput['rule']>): RuleSaid => ({
  routeTimingId: rule.routeTimingId,
  local: rule.local,
  nonLocal: rule.nonLocal,
  originalLocal: rule.originalLocal,
  originalNonLocal: rule.originalNonLocal,
  validFrom: rule.validFrom ?? null,
  validTo: rule.validTo ?? null,
  status: rule.status,
  isDayOfWeekDependent: rule.isDayOfWeekDependent,
  daysOfWeek: [...new Set(rule.daysOfWeek)].sort((a, b) => a - b),
  priority: rule.priority,
});

/** Which parts an operation of each kind needs. */
const NEEDED = {
  PUT_PRICE: ['fromZoneId', 'toZoneId', 'passengerType', 'price'],
  DROP_PRICE: ['fromZoneId', 'toZoneId', 'passengerType'],
  PUT_RULE: ['rule'],
  END_RULE: ['ruleId'],
  PUT_SUPPLEMENT: ['passengerType', 'currency', 'supplement'],
  DROP_SUPPLEMENT: ['passengerType', 'currency'],
  PUT_DEMAND: ['demand'],
  DROP_DEMAND: [],
} as const satisfies Record<Operation['kind'], readonly (keyof TariffOperationInput)[]>;

function readDemand(input: TariffOperationInput, kind: 'PUT_DEMAND' | 'DROP_DEMAND'): Operation {
  const { routeId = null, demand } = input;
  if (kind === 'DROP_DEMAND') return { kind, routeId, was: null };
  const steps = demand!.steps.map(({ kind: by, most, percent }) => ({ kind: by, most, percent }));
  return { kind, routeId, demand: { steps, floor: demand!.floor, ceiling: demand!.ceiling }, was: null };
}

/** Its names are the catalogue's: whoever writes it asks for them. */
function readSupplement(input: TariffOperationInput, kind: 'PUT_SUPPLEMENT' | 'DROP_SUPPLEMENT'): Operation {
  const { seatCategoryId = null, vehicleCategoryId = null, passengerType, currency, supplement } = input;
  const place = { seatCategoryId, vehicleCategoryId, type: passengerType!, currency: currency! };
  const names = { seatNames: null, vehicleNames: null };
  if (kind === 'DROP_SUPPLEMENT') return { kind, ...place, ...names, was: null };
  const { local, foreign } = supplement!;
  return { kind, ...place, ...names, supplement: { local, foreign }, was: null };
}

function readOperation(input: TariffOperationInput): Operation {
  const { kind, price, rule } = input;
  if (kind === 'PUT_RULE') return { kind, ruleId: input.ruleId ?? null, rule: ruleOf(rule!), was: null };
  if (kind === 'PUT_SUPPLEMENT' || kind === 'DROP_SUPPLEMENT') return readSupplement(input, kind);
  if (kind === 'PUT_DEMAND' || kind === 'DROP_DEMAND') return readDemand(input, kind);
  if (kind === 'END_RULE') return { kind, ruleId: input.ruleId!, was: null };
  const cell = { from: input.fromZoneId!, to: input.toZoneId!, type: input.passengerType! };
  return kind === 'PUT_PRICE' ? { kind, ...cell, price: priceOf(price!), was: null } : { kind, ...cell, was: null };
}

/** What a client says, as operations. Throws BAD_USER_INPUT for one that lacks a part, at its place. */
export function readOperations(inputs: readonly TariffOperationInput[]): readonly Operation[] {
  if (inputs.length > MOST_OPERATIONS)
    throw new InvalidInput([{ path: 'operations', code: 'ARRAY_MAX_SIZE', facts: { max: MOST_OPERATIONS } }]);
  const problems = inputs.flatMap((input, at) => [
    ...NEEDED[input.kind]
      .filter((part) => input[part] == null)
      .map((part) => ({ path: `operations.${at}.${part}`, code: 'REQUIRED' })),
    ...(['ruleId', 'seatCategoryId', 'vehicleCategoryId', 'routeId'] as const)
      .filter((part) => input[part] != null && !isRowId(input[part]))
      .map((part) => ({ path: `operations.${at}.${part}`, code: 'UNKNOWN' })),
  ]);
  if (problems.length > 0) throw new InvalidInput(problems);
  return inputs.map(readOperation);
}

const shown = <View extends object>(type: new () => View, value: object | null | undefined): View | null =>
  value == null ? null : Object.assign(new type(), value);

/** An operation as it is shown; `nameOf`: of a zone. */
export function operationView(operation: Operation, nameOf: (zone: string) => string): TariffOperationView {
  const view = Object.assign(new TariffOperationView(), {
    ...{ kind: operation.kind, from: null, to: null, fromZoneId: null, toZoneId: null, passengerType: null },
    ...{ price: null, wasPrice: null, ruleId: null, rule: null, wasRule: null, currency: null },
    ...{ seatCategoryId: null, seatNames: null, vehicleCategoryId: null, vehicleNames: null },
    ...{ supplement: null, wasSupplement: null, routeId: null, demand: null, wasDemand: null },
  });
  if (isOfSupplement(operation)) {
    const { kind: _, type, was, ...place } = operation;
    const supplement = operation.kind === 'PUT_SUPPLEMENT' ? operation.supplement : null;
    return Object.assign(view, place, {
      passengerType: type,
      supplement: shown(TariffSupplementView, supplement),
      wasSupplement: shown(TariffSupplementView, was),
    });
  }
  if (isOfPrice(operation)) {
    const { from, to, type, was } = operation;
    const price = operation.kind === 'PUT_PRICE' ? operation.price : null;
    return Object.assign(view, {
      ...{ from: nameOf(from), to: nameOf(to), passengerType: type, wasPrice: shown(TariffPriceView, was) },
      ...{ fromZoneId: rowIdOf(from), toZoneId: rowIdOf(to) },
      price: shown(TariffPriceView, price),
    });
  }
  if (isOfDemand(operation))
    return Object.assign(view, {
      routeId: operation.routeId,
      demand: shown(TariffDemandView, operation.kind === 'PUT_DEMAND' ? operation.demand : null),
      wasDemand: shown(TariffDemandView, operation.was),
    });
  const rule = operation.kind === 'PUT_RULE' ? operation.rule : null;
  return Object.assign(view, {
    ruleId: operation.ruleId,
    rule: shown(TariffRuleView, rule),
    wasRule: shown(TariffRuleView, operation.was),
  });
}
