import type { Market } from '../market.js';
import type { TextDoor } from './door.js';

async function room({ one }: Market) {
  const known = await one<{ operatorId: string; vehicleTypeId: string }>(`select
    (select min(id) from catalogue.operator where country_code = 'KH')::text as "operatorId",
    (select min(id) from catalogue.vehicle_type where operator_id is null and transport_type = 'BUS')::text as "vehicleTypeId"`);
  const { operatorId, vehicleTypeId } = known;
  return { operatorId, fileName: 'feed.zip', bytes: 100_000, vehicleTypeIds: [vehicleTypeId] };
}

/** A feed of an operator. */
export const FEEDS: readonly TextDoor[] = [
  { operation: 'startGtfsImport', variables: room, keeps: { fileName: 'catalogue.gtfs_import.file_name' } },
];
