import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { VehicleTypeSold } from './vehicle-type.errors.js';

interface Chosen {
  readonly operatorId: string | null;
  readonly transportType: string;
  readonly vehicleCategoryId: string;
  readonly vehicleSubcategoryId: string | null;
  readonly seatLayoutId: string;
}

/** What was chosen that does not go with what else was chosen; what there is not at all is the foreign key's. */
const UNFIT = `with ridden as (
    select distinct r.operator_id, r.transport_type from route_schedule d
      join route_timing t on t.id = d.route_timing_id join route r on r.id = t.route_id
    where d.vehicle_type_id = $5::bigint)
  select 'vehicleSubcategoryId' as path from vehicle_subcategory
    where id = $1::bigint and vehicle_category_id <> $2::bigint
  union all select 'seatLayoutId' from seat_layout
    where id = $3::bigint and operator_id is not null and operator_id is distinct from $4::bigint
  union all select 'operatorId' from ridden where $4::bigint is not null and operator_id <> $4::bigint
  union all select 'transportType' from ridden where transport_type <> $6::text`;

const LOST = `select count(*)::int as schedules, array(
    select number from seat where seat_layout_id = $2::bigint and kind = 'SEAT' and bookable
    except select number from seat where seat_layout_id = $3::bigint and kind = 'SEAT' and bookable order by 1) as seats
  from route_schedule where vehicle_type_id = $1::bigint`;

/**
 * Throws BAD_USER_INPUT for a subcategory of another category, somebody else's layout, and an operator or a transport
 * that lines riding with it do not have; refuses VEHICLE_TYPE_SOLD where departures ride with seats that the other layout
 * lacks.
 */
export async function demandFitting(
  transaction: RowTransaction,
  values: Chosen,
  before?: Chosen & { readonly id: string },
): Promise<void> {
  const { vehicleSubcategoryId = null, vehicleCategoryId, seatLayoutId, operatorId = null, transportType } = values;
  const unfit = await transaction.rows<{ path: string }>(UNFIT, [
    vehicleSubcategoryId,
    vehicleCategoryId,
    seatLayoutId,
    operatorId,
    before?.id ?? null,
    transportType,
  ]);
  if (unfit.length > 0)
    throw new InvalidInput([...new Set(unfit.map(({ path }) => path))].map((path) => ({ path, code: 'UNFIT' })));
  if (before === undefined || before.seatLayoutId === seatLayoutId) return;
  const [lost] = await transaction.rows<{ schedules: number; seats: string[] }>(LOST, [
    before.id,
    before.seatLayoutId,
    seatLayoutId,
  ]);
  if (lost!.schedules > 0 && lost!.seats.length > 0)
    throw new VehicleTypeSold({ schedules: lost!.schedules, seats: lost!.seats.join(', ') });
}
