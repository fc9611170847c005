import type { LocalizedText } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import type { Database } from '@naga/server-kit/database/database.js';
import type { ParcelEventType, ParcelStatus } from './parcel-status.rules.js';
import type { ParcelScope } from './parcel-scope.js';

export interface ParcelEventRow {
  readonly type: ParcelEventType;
  /** ISO 8601. */
  readonly at: string;
  readonly places: LocalizedText | null;
  readonly implied: boolean;
  readonly note: LocalizedText | null;
}

/** What may be shown to everyone who has the code. */
export interface ParcelRow {
  readonly id: string;
  readonly code: string;
  readonly status: ParcelStatus;
  readonly fromNames: LocalizedText;
  readonly toNames: LocalizedText;
  readonly operatorName: string;
  readonly goodsTypes: LocalizedText;
  readonly units: number;
  readonly events: readonly ParcelEventRow[];
}

const select = (condition: string): string => `
  select parcel.id, parcel.code, parcel.status, origin.names as "fromNames", goal.names as "toNames",
    parcel.operator_name as "operatorName", parcel.goods_type as "goodsTypes", parcel.number_of_units as units,
    (select coalesce(json_agg(json_build_object('type', event.type, 'at', event.at, 'places', place.names,
        'implied', event.implied, 'note', event.note) order by event.at, event.id), '[]')
      from parcel_event event left join place on place.id = event.place_id
      where event.parcel_id = parcel.id) as events
  from parcel join place origin on origin.id = parcel.from_id join place goal on goal.id = parcel.to_id
  where ${condition}`;

const BY_CODE = select('parcel.mode = $1 and parcel.code = $2');

/** The parcel with this code, its story from the beginning; one statement. Whoever has the code may ask. */
export async function findParcelByCode(database: Database, mode: string, code: string): Promise<ParcelRow | undefined> {
  const [row] = await database.rows<ParcelRow>(BY_CODE, [mode, code]);
  return row;
}

/** The parcels with these ids within a scope, in the order asked for, undefined where there is none; one statement. */
export async function findParcels(
  database: Database,
  { condition, values }: ParcelScope,
  ids: readonly string[],
): Promise<(ParcelRow | undefined)[]> {
  const byIds = select(`${condition} and parcel.id = any($3::bigint[])`);
  const rows = await database.rows<ParcelRow>(byIds, [...values, ids.filter(isRowId)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}
