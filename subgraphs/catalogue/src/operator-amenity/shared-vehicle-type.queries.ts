import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';

/** Throws BAD_USER_INPUT for a vehicle type that is an operator's own; what there is not at all is the foreign key's. */
export async function demandShared(
  transaction: RowTransaction,
  { vehicleTypeId }: { readonly vehicleTypeId: string },
): Promise<void> {
  const text = 'select 1 from vehicle_type where id = $1::bigint and operator_id is not null';
  if ((await transaction.rows(text, [vehicleTypeId])).length > 0)
    throw new InvalidInput([{ path: 'vehicleTypeId', code: 'UNFIT' }]);
}
