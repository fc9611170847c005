import { rowIdOf } from '@naga/kernel/row-id.js';
import type { BaseTicketPriceRow, PricingRuleRow } from '../tariff-operation/tariff-row.rules.js';
import { reachesOperator } from '../operator-tariff/operator-reach.js';
import { PRICE_COLUMNS, RULE_COLUMNS } from '../tariff-change/tariff-state.queries.js';
import type { PassengerType } from '../price/price.rules.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import type { PriceTerms } from '../tariff-operation/operation.rules.js';
import { heldOn, termsOf } from '../tariff-operation/timeline.rules.js';

/** A price that is sold on a day, since when and until when. */
interface CellRecord {
  readonly fromZoneId: string;
  readonly toZoneId: string;
  readonly passengerType: PassengerType;
  readonly price: PriceTerms;
  readonly since: string | null;
  readonly version: number;
  readonly until: string | null;
}

interface ZoneRecord {
  readonly id: string;
  readonly name: string;
  readonly stopCount: number;
}

/** The matrix of an operator on a day of travel. */
interface TariffRecord {
  readonly operatorId: string;
  readonly version: number;
  readonly day: string;
  readonly zones: readonly ZoneRecord[];
  readonly cells: readonly CellRecord[];
  readonly routeIds: readonly string[];
}

const VERSION = 'select version from operator_tariff where operator_id = $1::bigint';
const ZONES = `select z.id::text as id, z.name,
    (select count(*)::int from zone_stop s where s.pricing_zone_id = z.id) as "stopCount" from pricing_zone z
  where z.operator_id = $1::bigint and z.route_id is not distinct from $2::bigint order by lower(z.name), z.id`;
const ROUTES = `select distinct route_id::text as id from pricing_zone where operator_id = $1::bigint and route_id is not null`;
const PRICES = `select ${PRICE_COLUMNS} from base_ticket_price b join pricing_zone z on z.id = b.zone_from_id
  where z.operator_id = $1::bigint and z.route_id is not distinct from $2::bigint`;

/** A price that is sold on a day, and until when; null for none. */
function cellOf(prices: readonly BaseTicketPriceRow[], day: string): CellRecord | null {
  const held = heldOn(prices, day);
  const terms = termsOf(held);
  if (held === undefined || terms === null) return null;
  const later = prices.map(({ effectiveFrom }) => effectiveFrom ?? '').filter((first) => first > day);
  return {
    fromZoneId: held.zoneFromId,
    toZoneId: held.zoneToId,
    passengerType: held.passengerType,
    price: terms,
    since: held.effectiveFrom ?? null,
    version: held.version ?? 0,
    until: later.toSorted()[0] ?? null,
  };
}

/** The matrix of an operator, or of one of its routes, on a day of travel; null out of reach. */
export async function tariffOn(
  context: PricingContext,
  operatorId: string,
  routeId: string | null,
  day: string,
): Promise<TariffRecord | null> {
  if (!(await reachesOperator(context, 'pricing.ask', operatorId))) return null;
  const { database } = context;
  const of = [operatorId, rowIdOf(routeId)];
  const [operator] = await database.rows<{ version: number }>(VERSION, [operatorId]);
  const zones = await database.rows<ZoneRecord>(ZONES, of);
  const routes = await database.rows<{ id: string }>(ROUTES, [operatorId]);
  const rows = await database.rows<BaseTicketPriceRow>(PRICES, of);
  const timelines = Map.groupBy(rows, (row) => `${row.zoneFromId} ${row.zoneToId} ${row.passengerType}`);
  const cells = [...timelines.values()].flatMap((prices) => cellOf(prices, day) ?? []);
  const version = operator?.version ?? 0;
  return {
    operatorId,
    version,
    day,
    zones,
    cells,
    routeIds: routes.map(({ id }) => id),
  };
}

const RULES = `select ${RULE_COLUMNS} from pricing_rule r where r.operator_id = $1::bigint
  and (r.valid_to is null or r.valid_to >= $2::date) order by r.route_timing_id, r.priority desc, r.id`;

/** Rules of an operator that are not over on a day; none out of reach. */
export async function rulesFrom(context: PricingContext, operatorId: string, day: string): Promise<PricingRuleRow[]> {
  if (!(await reachesOperator(context, 'pricing.ask', operatorId))) return [];
  return context.database.rows<PricingRuleRow>(RULES, [operatorId, day]);
}
