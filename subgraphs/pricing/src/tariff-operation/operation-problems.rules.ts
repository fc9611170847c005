import { canBePaid, CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { demandProblems } from '../demand/demand-problems.rules.js';
import { demandKey } from '../demand/demand.rules.js';
import { placeKey } from '../supplement/supplement.rules.js';
import {
  cellKey,
  isOfDemand,
  isOfPrice,
  isOfRule,
  isOfSupplement,
  type Operation,
  type PriceTerms,
  type RuleSaid,
  type SupplementOperation,
} from './operation.rules.js';

/** A matrix of forty zones for adults and children, and some rules. */
export const MOST_OPERATIONS = 5000;
/** A hundred million, of whatever currency: what nobody asks for a seat. */
const MOST = 10_000_000_000;
const MOST_PRIORITY = 1000;
const WHOLE = 10_000;

export interface Problem {
  readonly path: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** What is known of the zones and rules that operations name. */
export interface Known {
  /** 'operator' or the route whose own zone it is; undefined: no zone of this operator. */
  ownerOf(zone: string): string | undefined;
  /** Currency of a route timing's prices is its zones'; here only whether it is the operator's. */
  hasTiming(routeTimingId: string): boolean;
  hasSeatCategory(id: string): boolean;
  hasVehicleCategory(id: string): boolean;
  hasRoute(id: string): boolean;
}

function amountProblem(path: string, amount: number, currency: Currency, least: number): Problem[] {
  if (amount < least) return [{ path, code: 'MIN', facts: { min: least } }];
  if (amount > MOST) return [{ path, code: 'MAX', facts: { max: MOST } }];
  return canBePaid(amount, currency) ? [] : [{ path, code: 'MATCHES' }];
}

function periodProblems(
  from: string | null,
  to: string | null,
  [fromPath, toPath]: readonly [string, string],
): Problem[] {
  const wrong = [
    [from, fromPath],
    [to, toPath],
  ].filter(([day]) => day != null && parseTravelDate(day) === undefined);
  if (wrong.length > 0) return wrong.map(([, path]) => ({ path: path!, code: 'IS_DATE' }));
  return from !== null && to !== null && to < from ? [{ path: toPath, code: 'BEFORE_START' }] : [];
}

/** What is wrong with a price, by its fields. */
export function priceProblems(price: PriceTerms): Problem[] {
  const { currency, local, foreign, localOffer, foreignOffer, offerFrom, offerTo, commission } = price;
  if (!CURRENCIES.includes(currency)) return [{ path: 'currency', code: 'IS_IN' }];
  const offer = (path: string, amount: number | null, price: number): Problem[] => {
    if (amount === null) return [];
    const wrong = amountProblem(path, amount, currency, 1);
    return wrong.length === 0 && amount >= price ? [{ path, code: 'OFFER_NOT_LOWER' }] : wrong;
  };
  const share = commission === null || (commission >= 0 && commission <= WHOLE);
  return [
    ...amountProblem('local', local, currency, 1),
    ...amountProblem('foreign', foreign, currency, 1),
    ...offer('localOffer', localOffer, local),
    ...offer('foreignOffer', foreignOffer, foreign),
    ...periodProblems(offerFrom, offerTo, ['offerFrom', 'offerTo']),
    ...(share ? [] : [{ path: 'commission', code: commission! < 0 ? 'MIN' : 'MAX', facts: { min: 0, max: 100 } }]),
  ];
}

/** What is wrong with a rule, by its fields. Whether its amounts can be paid, the stage of a price sees to. */
export function ruleProblems(rule: RuleSaid): Problem[] {
  const amounts = (['local', 'nonLocal', 'originalLocal', 'originalNonLocal'] as const).flatMap((path): Problem[] => {
    const least = path.startsWith('original') ? 0 : 1;
    if (rule[path] < least) return [{ path, code: 'MIN', facts: { min: least } }];
    return rule[path] > MOST ? [{ path, code: 'MAX', facts: { max: MOST } }] : [];
  });
  const { isDayOfWeekDependent, daysOfWeek, priority, validFrom, validTo } = rule;
  const days = daysOfWeek.every((day) => Number.isInteger(day) && day >= 1 && day <= 7);
  const isHigh = Math.abs(priority) > MOST_PRIORITY;
  return [
    ...amounts,
    ...periodProblems(validFrom, validTo, ['validFrom', 'validTo']),
    ...(days ? [] : [{ path: 'daysOfWeek', code: 'IS_IN' }]),
    ...(isDayOfWeekDependent && daysOfWeek.length === 0 ? [{ path: 'daysOfWeek', code: 'REQUIRED' }] : []),
    ...(isHigh ? [{ path: 'priority', code: 'MAX', facts: { max: MOST_PRIORITY } }] : []),
  ];
}

function cellProblems(operation: Operation, { ownerOf }: Known): Problem[] {
  if (!isOfPrice(operation)) return [];
  const [from, to] = [ownerOf(operation.from), ownerOf(operation.to)];
  const unknown = (path: string, owner: string | undefined): Problem[] =>
    owner === undefined ? [{ path, code: 'UNKNOWN' }] : [];
  const missing = [...unknown('from', from), ...unknown('to', to)];
  if (missing.length > 0) return missing;
  return from !== to ? [{ path: 'to', code: 'UNFIT' }] : [];
}

/** What is wrong with a supplement, by its fields. */
function supplementProblems(operation: SupplementOperation, known: Known): Problem[] {
  const { seatCategoryId, vehicleCategoryId, currency } = operation;
  if (seatCategoryId === null && vehicleCategoryId === null) return [{ path: 'seatCategoryId', code: 'REQUIRED' }];
  if (!CURRENCIES.includes(currency)) return [{ path: 'currency', code: 'IS_IN' }];
  // What is taken away may be of a category that is no more.
  if (operation.kind === 'DROP_SUPPLEMENT') return [];
  const isSeat = seatCategoryId === null || known.hasSeatCategory(seatCategoryId);
  const isVehicle = vehicleCategoryId === null || known.hasVehicleCategory(vehicleCategoryId);
  return [
    ...(isSeat ? [] : [{ path: 'seatCategoryId', code: 'UNKNOWN' }]),
    ...(isVehicle ? [] : [{ path: 'vehicleCategoryId', code: 'UNKNOWN' }]),
    ...amountProblem('supplement.local', operation.supplement.local, currency, 0),
    ...amountProblem('supplement.foreign', operation.supplement.foreign, currency, 0),
  ];
}

const ownProblems = (operation: Operation, known: Known): Problem[] => {
  if (isOfSupplement(operation)) return supplementProblems(operation, known);
  if (isOfDemand(operation)) return demandProblems(operation, known);
  if (operation.kind === 'PUT_PRICE')
    return priceProblems(operation.price).map((one) => ({ ...one, path: `price.${one.path}` }));
  if (operation.kind !== 'PUT_RULE') return [];
  const wrong = ruleProblems(operation.rule).map((one) => ({ ...one, path: `rule.${one.path}` }));
  return known.hasTiming(operation.rule.routeTimingId)
    ? wrong
    : [{ path: 'rule.routeTimingId', code: 'UNKNOWN' }, ...wrong];
};

/** What an operation says something of; null of a new rule, of which there may be any number. */
function keyOf(operation: Operation): string | null {
  if (isOfPrice(operation)) return cellKey(operation);
  if (isOfSupplement(operation)) return placeKey(operation);
  if (isOfDemand(operation)) return demandKey(operation);
  return operation.ruleId && `rule ${operation.ruleId}`;
}

const twicePath = (operation: Operation): string =>
  isOfPrice(operation) ? 'to' : isOfRule(operation) ? 'ruleId' : isOfDemand(operation) ? 'routeId' : 'seatCategoryId';

/**
 * What is wrong with the operations of one change, each at its place: 'operations.12.price.local'. No two say something
 * of the same price or rule: their order would matter.
 */
export function operationProblems(operations: readonly Operation[], known: Known): Problem[] {
  if (operations.length === 0) return [{ path: 'operations', code: 'REQUIRED' }];
  if (operations.length > MOST_OPERATIONS)
    return [{ path: 'operations', code: 'ARRAY_MAX_SIZE', facts: { max: MOST_OPERATIONS } }];
  const said = new Set<string>();
  return operations.flatMap((operation, at) => {
    const key = keyOf(operation);
    const twice = key !== null && said.has(key);
    if (key !== null) said.add(key);
    const wrong = [...cellProblems(operation, known), ...ownProblems(operation, known)];
    const all = twice ? [{ path: twicePath(operation), code: 'TWICE' }, ...wrong] : wrong;
    return all.map((one) => ({ ...one, path: `operations.${at}.${one.path}` }));
  });
}
