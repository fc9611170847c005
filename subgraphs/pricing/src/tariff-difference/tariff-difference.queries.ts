import { reachesOperator } from '../operator-tariff/operator-reach.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { type Difference, differences, type Version } from './compose-operations.rules.js';
import { type ZoneDifference, type ZoneEntry, zoneDifferences } from './zone-differences.rules.js';

const VERSIONS = `select number, effective_from::text as "effectiveFrom", operations, decided_at as "decidedAt"
  from tariff_change where operator_id = $1::bigint and state = 'applied' and number between $2::int and $3::int order by number`;

/** Rows that came by the thousand are told by their number alone: nobody knows what differs then. */
const ENTRIES = `select entity, action, changes, case entity when 'PricingZone' then row_id else of_id end as "zoneId"
  from audit_entry where at > $2 and at <= $3 and entity in ('PricingZone', 'ZoneStop')
    and action in ('insert', 'update', 'delete') and operator_ids @> array[$1::bigint] order by at, id`;

const NAMES = `select id::text as id, name from pricing_zone where id = any($1::bigint[])`;

export interface TariffDifference {
  readonly from: number;
  readonly to: number;
  readonly differences: readonly Difference[];
  readonly zones: readonly ZoneDifference[];
}

type Found = Version & { readonly decidedAt: Date };

async function zonesBetween({ database }: PricingContext, operatorId: string, [since, until]: readonly [Date, Date]) {
  const entries = await database.rows<ZoneEntry>(ENTRIES, [operatorId, since, until]);
  const rows = await database.rows<{ id: string; name: string }>(NAMES, [entries.map(({ zoneId }) => zoneId)]);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return zoneDifferences(entries, (id) => names.get(id) ?? null);
}

/** What a version of an operator's tariff has otherwise than an earlier one; 0 is before the first. Null out of reach. */
export async function tariffDifference(
  context: PricingContext,
  operatorId: string,
  one: number,
  other: number,
): Promise<TariffDifference | null> {
  if (!(await reachesOperator(context, 'pricing.ask', operatorId))) return null;
  const [from, to] = one < other ? [one, other] : [other, one];
  const versions = await context.database.rows<Found>(VERSIONS, [operatorId, from, to]);
  const between = versions.filter(({ number }) => number > from);
  // Before the first version nobody kept when zones were what they were.
  const first = versions.find(({ number }) => number === from);
  const last = between.at(-1);
  const zones = first && last ? await zonesBetween(context, operatorId, [first.decidedAt, last.decidedAt]) : [];
  return { from, to, differences: differences(between), zones };
}
