import DataLoader from 'dataloader';
import type { PricingContext } from '../tariff/pricing-services.js';
import { isOfPrice, isOfStop, type Operation, stopOf } from '../tariff-operation/operation.rules.js';
import type { TariffOperationView } from '../tariff-operation/operation.type.js';
import { operationView } from '../tariff-operation/read-operation.js';

const OPERATIONS = `select id::text as id, operations from tariff_change where id = any($1::bigint[])`;
const NAMES = `select id::text as id, name from pricing_zone where id = any($1::bigint[])`;

const zonesIn = (operations: readonly Operation[]): string[] => [
  ...new Set(operations.filter(isOfPrice).flatMap(({ from, to }) => [from, to].filter((zone) => !isOfStop(zone)))),
];

/** What the zones are called that operations name; a stop by its id where it has no zone yet. */
export async function zoneNames(
  { database }: Pick<PricingContext, 'database'>,
  operations: readonly Operation[],
): Promise<(zone: string) => string> {
  const names = await database.rows<{ id: string; name: string }>(NAMES, [zonesIn(operations)]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return (zone) => (isOfStop(zone) ? stopOf(zone) : (nameOf.get(zone) ?? zone));
}

/** What changes say, as it is shown, for many of them at once. Whoever has the changes has the reach. */
export function operationsLoader({ database }: PricingContext): DataLoader<string, readonly TariffOperationView[]> {
  return new DataLoader(async (ids: readonly string[]) => {
    const rows = await database.rows<{ id: string; operations: readonly Operation[] }>(OPERATIONS, [ids]);
    const said = new Map(rows.map(({ id, operations }) => [id, operations]));
    const shown = await zoneNames(
      { database },
      rows.flatMap(({ operations }) => operations),
    );
    return ids.map((id) => (said.get(id) ?? []).map((operation) => operationView(operation, shown)));
  });
}
