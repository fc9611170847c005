import { tariffRows } from '../tariff/load-tariff.queries.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { Tariff } from '../tariff/tariff.js';
import { namesOfStops } from '../tariff-change/apply-change.js';
import type { WholeChange } from '../tariff-change/tariff-changes.queries.js';
import { rowsWith } from './overlay.js';

/** An operator's tariff as it stands, and as it would be under a change. */
export interface Tried {
  readonly operatorId: string;
  readonly before: Tariff;
  readonly after: Tariff;
}

const VERSION = 'select version from operator_tariff where operator_id = $1::bigint';

/** Both of one snapshot. Nothing is written. */
export async function triedTariffs(context: PricingContext, change: WholeChange): Promise<Tried> {
  const { operatorId, effectiveFrom, operations, wish } = change;
  const names = await namesOfStops(context, operations);
  const [operator] = await context.database.rows<{ version: number }>(VERSION, [operatorId]);
  const rows = await tariffRows(context.database, operatorId);
  const version = (operator?.version ?? 0) + 1;
  const tried = { operatorId, effectiveFrom, operations, version, together: wish?.zones ?? [], names };
  return { operatorId, before: new Tariff(rows), after: new Tariff(rowsWith(rows, tried)) };
}
