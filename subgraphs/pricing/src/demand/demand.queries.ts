import type { DemandTerms } from '@naga/kernel/demand.js';
import { reachesOperator } from '../operator-tariff/operator-reach.js';
import { DEMAND_COLUMNS } from '../tariff-change/tariff-state.queries.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { heldOn } from '../tariff-operation/timeline.rules.js';
import { demandKey, type DemandRow, demandTermsOf } from './demand.rules.js';

interface DemandRecord {
  readonly routeId: string | null;
  readonly demand: DemandTerms;
  readonly since: string | null;
  readonly until: string | null;
  readonly version: number;
}

interface DemandsRecord {
  readonly operatorId: string;
  readonly version: number;
  readonly day: string;
  readonly rows: readonly DemandRecord[];
}

const VERSION = 'select version from operator_tariff where operator_id = $1::bigint';
const ROWS = `select ${DEMAND_COLUMNS} from tariff_demand d where d.operator_id = $1::bigint
  order by d.route_id nulls first, d.id`;

/** The one of a place that holds on a day, and until when; none where it says nothing. */
function rowOn(timeline: readonly DemandRow[], day: string): DemandRecord[] {
  const held = heldOn(timeline, day);
  const demand = demandTermsOf(held);
  if (held === undefined || demand === null) return [];
  const later = timeline.map(({ effectiveFrom }) => effectiveFrom ?? '').filter((first) => first > day);
  const { routeId, effectiveFrom = null, version = 0 } = held;
  return [{ routeId, demand, since: effectiveFrom, until: later.toSorted()[0] ?? null, version }];
}

/** How an operator lets prices follow demand on a day of travel; null out of reach. */
export async function demandsOn(
  context: PricingContext,
  operatorId: string,
  day: string,
): Promise<DemandsRecord | null> {
  if (!(await reachesOperator(context, 'pricing.ask', operatorId))) return null;
  const [operator] = await context.database.rows<{ version: number }>(VERSION, [operatorId]);
  const rows = await context.database.rows<DemandRow>(ROWS, [operatorId]);
  const places = [...Map.groupBy(rows, demandKey).values()];
  return { operatorId, version: operator?.version ?? 0, day, rows: places.flatMap((all) => rowOn(all, day)) };
}
