import type { LocalizedText } from '@naga/kernel/language.js';
import { reachesOperator } from '../operator-tariff/operator-reach.js';
import { SUPPLEMENT_COLUMNS } from '../tariff-change/tariff-state.queries.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { heldOn } from '../tariff-operation/timeline.rules.js';
import { pricedCategories } from './priced-categories.queries.js';
import {
  placeKey,
  placeOf,
  type SupplementPlace,
  type SupplementRow,
  type SupplementTerms,
  supplementTermsOf,
} from './supplement.rules.js';

/** One that holds on a day, since when and until when. */
interface SupplementRecord extends Omit<SupplementPlace, 'type'> {
  readonly passengerType: SupplementPlace['type'];
  readonly supplement: SupplementTerms;
  readonly since: string | null;
  readonly until: string | null;
  readonly version: number;
}

interface Category {
  readonly id: string;
  readonly names: LocalizedText;
}

interface SupplementsRecord {
  readonly operatorId: string;
  readonly version: number;
  readonly day: string;
  readonly seatCategories: readonly Category[];
  readonly vehicleCategories: readonly Category[];
  readonly rows: readonly SupplementRecord[];
}

const VERSION = 'select version from operator_tariff where operator_id = $1::bigint';
const ROWS = `select ${SUPPLEMENT_COLUMNS} from tariff_supplement s where s.operator_id = $1::bigint
  order by s.seat_category_id nulls last, s.vehicle_category_id nulls first, s.currency, s.passenger_type, s.id`;

/** The one of a place that holds on a day, and until when; none where it is taken away. */
function rowOn(timeline: readonly SupplementRow[], day: string): SupplementRecord[] {
  const held = heldOn(timeline, day);
  const supplement = supplementTermsOf(held);
  if (held === undefined || supplement === null) return [];
  const later = timeline.map(({ effectiveFrom }) => effectiveFrom ?? '').filter((first) => first > day);
  const { seatCategoryId, vehicleCategoryId, passengerType, currency, effectiveFrom = null, version = 0 } = held;
  const place = { seatCategoryId, vehicleCategoryId, passengerType, currency, supplement };
  return [{ ...place, since: effectiveFrom, until: later.toSorted()[0] ?? null, version }];
}

/** The supplements of an operator on a day of travel, with what there may be some for; null out of reach. */
export async function supplementsOn(
  context: PricingContext,
  operatorId: string,
  day: string,
): Promise<SupplementsRecord | null> {
  if (!(await reachesOperator(context, 'pricing.ask', operatorId))) return null;
  const [operator] = await context.database.rows<{ version: number }>(VERSION, [operatorId]);
  const rows = await context.database.rows<SupplementRow>(ROWS, [operatorId]);
  const places = Map.groupBy(rows, (row) => placeKey(placeOf(row)));
  const { seats, vehicles } = await pricedCategories(context);
  const named = (all: typeof seats) => [...all].map(([id, names]) => ({ id, names }));
  return {
    ...{ operatorId, day, version: operator?.version ?? 0 },
    ...{ seatCategories: named(seats), vehicleCategories: named(vehicles) },
    rows: [...places.values()].flatMap((timeline) => rowOn(timeline, day)),
  };
}
