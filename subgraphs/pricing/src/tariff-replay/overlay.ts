import type { WishedZones } from '../line-price/line-price.rules.js';
import type { PricingZoneRow, TariffRows, ZoneStopRow } from '../market/market-rows.js';
import { demandKey, type DemandRow } from '../demand/demand.rules.js';
import { placeKey, placeOf, type SupplementRow } from '../supplement/supplement.rules.js';
import { applyOperations, NOTHING_HELD } from '../tariff-operation/apply-operations.rules.js';
import {
  cellKey,
  isOfDemand,
  isOfPrice,
  isOfStop,
  isOfSupplement,
  type Operation,
  stopOf,
  zoneOfStop,
} from '../tariff-operation/operation.rules.js';
import type { BaseTicketPriceRow, PricingRuleRow } from '../tariff-operation/tariff-row.rules.js';
import { nameOfZone } from '../tariff-operation/zone-name.rules.js';
import { rulesWith } from '../tariff-view/rule-days.rules.js';

/** A change that nobody has written yet. */
export interface TriedChange {
  readonly operatorId: string;
  readonly effectiveFrom: string;
  readonly operations: readonly Operation[];
  /** Which of the operator's versions it would be. */
  readonly version: number;
  /** Stops that shall cost the same. */
  readonly together: WishedZones;
  /** What stops are called, by id: zones that it makes are called so. */
  readonly names: ReadonlyMap<string, string>;
}

/** Before all days of travel. */
const EVER = '0001-01-01';

interface MadeZones {
  readonly zones: readonly PricingZoneRow[];
  readonly stops: readonly ZoneStopRow[];
  /** Id of the zone that a price's end stands for. */
  readonly zoneOf: (end: string) => string;
}

/** A zone for each stop that operations name and that has none; those of a list share one. */
function madeZones({ zoneStops }: TariffRows, routeZones: ReadonlySet<string>, change: TriedChange): MadeZones {
  const { operatorId, operations, together, names } = change;
  const known = new Map(
    zoneStops.filter((row) => !routeZones.has(row.pricingZoneId)).map((row) => [row.stopId, row.pricingZoneId]),
  );
  const ends = new Set(operations.filter(isOfPrice).flatMap(({ from, to }) => [from, to].filter(isOfStop).map(stopOf)));
  const zones = new Map<string, PricingZoneRow>();
  const stops: ZoneStopRow[] = [];
  for (const stopId of [...ends].filter((id) => !known.has(id))) {
    const shared = (together.find((ids) => ids.includes(stopId)) ?? [stopId]).filter((id) => !known.has(id));
    const id = zoneOfStop(shared[0]!);
    zones.set(id, { id, operatorId, name: nameOfZone(shared, names) });
    for (const one of shared) {
      known.set(one, id);
      stops.push({ id: one, operatorId, pricingZoneId: id, stopId: one });
    }
  }
  const zoneOf = (end: string): string => (isOfStop(end) ? known.get(stopOf(end))! : end);
  return { zones: [...zones.values()], stops, zoneOf };
}

function pricesWith(
  rows: readonly BaseTicketPriceRow[],
  operations: readonly Operation[],
  { operatorId, effectiveFrom, version }: TriedChange,
): BaseTicketPriceRow[] {
  const changed = new Set(operations.filter(isOfPrice).map(cellKey));
  const { prices } = applyOperations(NOTHING_HELD, operations, { operatorId, effectiveFrom, version });
  const isReplaced = (row: BaseTicketPriceRow): boolean =>
    (row.effectiveFrom ?? '') <= effectiveFrom &&
    changed.has(cellKey({ from: row.zoneFromId, to: row.zoneToId, type: row.passengerType }));
  const made = prices.map((price) => ({ ...price, id: '0', effectiveFrom: null }));
  return [...rows.filter((row) => !isReplaced(row)), ...made];
}

function supplementsWith(
  rows: readonly SupplementRow[],
  { operations, operatorId, effectiveFrom, version }: TriedChange,
): SupplementRow[] {
  const changed = new Set(operations.filter(isOfSupplement).map(placeKey));
  const { supplements } = applyOperations(NOTHING_HELD, operations, { operatorId, effectiveFrom, version });
  const isReplaced = (row: SupplementRow): boolean =>
    (row.effectiveFrom ?? '') <= effectiveFrom && changed.has(placeKey(placeOf(row)));
  const made = supplements.map((row) => ({ ...row, id: '0', effectiveFrom: null }));
  return [...rows.filter((row) => !isReplaced(row)), ...made];
}

function demandsWith(
  rows: readonly DemandRow[],
  { operations, operatorId, effectiveFrom, version }: TriedChange,
): DemandRow[] {
  const changed = new Set(operations.filter(isOfDemand).map(demandKey));
  const { demands } = applyOperations(NOTHING_HELD, operations, { operatorId, effectiveFrom, version });
  const isReplaced = (row: DemandRow): boolean =>
    (row.effectiveFrom ?? '') <= effectiveFrom && changed.has(demandKey(row));
  const made = demands.map((row) => ({ ...row, id: '0', effectiveFrom: null }));
  return [...rows.filter((row) => !isReplaced(row)), ...made];
}

/** A rule that is to begin with its change has always been there; one that is to begin later begins then. */
function alwaysSaid(operation: Operation, effectiveFrom: string): Operation {
  if (operation.kind !== 'PUT_RULE' || (operation.rule.validFrom ?? '') > effectiveFrom) return operation;
  return { ...operation, rule: { ...operation.rule, validFrom: null } };
}

function rulesAfter(rows: readonly PricingRuleRow[], change: TriedChange): PricingRuleRow[] {
  const said = change.operations.map((operation) => alwaysSaid(operation, change.effectiveFrom));
  return rulesWith(rows, said, EVER).map(({ operation, ...rule }) => {
    if (operation === null) return rule;
    const validFrom = rule.validFrom === EVER ? null : rule.validFrom;
    return { ...rule, operatorId: change.operatorId, validFrom, version: change.version };
  });
}

/**
 * An operator's tariff as it would be under a change: from its first day on as it will be, and before that day as if the
 * change had always been there, so that what was searched and sold can be priced by it. What others decided for later days
 * stays.
 */
export function rowsWith(rows: TariffRows, change: TriedChange): TariffRows {
  const routeZones = new Set(rows.pricingZones.filter(({ routeId }) => routeId != null).map(({ id }) => id));
  const { zones, stops, zoneOf } = madeZones(rows, routeZones, change);
  const operations = change.operations.map((operation) =>
    isOfPrice(operation) ? { ...operation, from: zoneOf(operation.from), to: zoneOf(operation.to) } : operation,
  );
  return {
    ...rows,
    pricingZones: [...rows.pricingZones, ...zones],
    zoneStops: [...rows.zoneStops, ...stops],
    baseTicketPrices: pricesWith(rows.baseTicketPrices, operations, change),
    pricingRules: rulesAfter(rows.pricingRules, change),
    tariffSupplements: supplementsWith(rows.tariffSupplements ?? [], change),
    tariffDemands: demandsWith(rows.tariffDemands ?? [], change),
  };
}
