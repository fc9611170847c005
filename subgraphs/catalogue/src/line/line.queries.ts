import type { LocalizedText } from '@naga/kernel/language.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, type ReachSql } from '@naga/server-kit/viewer/reach-sql.js';
import type { CatalogueContext } from '../journey/asking.js';
import type { TransportType } from '../market/route-rows.js';
import { OPERATOR_SCOPES } from '../operator/change-operator.js';

/** Whose a row is that has its operator `o` beside it. */
const COLUMNS: ReachSql = { country: 'o.country_code = $key', operator: 'o.id = $key::bigint' };

/** What somebody needs who says when vehicles are driven; the rest of the catalogue has a right of its own (rules of roles). */
export const EDITS_LINES = 'schedule.edit';

/** Operators `o` within the viewer's reach of it; `parameter`: the number of the value. */
export const linesWithin = ({ viewer }: Pick<CatalogueContext, 'viewer'>, parameter: number) =>
  reachCondition(reachBy(viewer, EDITS_LINES, OPERATOR_SCOPES), COLUMNS, parameter);

/** Whether the viewer's lines are those of one operator. */
export function editsOneOperator({ viewer }: Pick<CatalogueContext, 'viewer'>): boolean {
  const reach = reachBy(viewer, EDITS_LINES, OPERATOR_SCOPES);
  return typeof reach === 'object' && reach.by === 'operator';
}

const contains = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

export interface StopChoice {
  readonly id: string;
  readonly names: LocalizedText;
  readonly placeNames: LocalizedText;
}

const STOPS = `select s.id::text as id, s.names, l.names as "placeNames" from stop s join location l on l.id = s.location_id
  join operator o on o.id = $1::bigint
  where CONDITION and (s.names::text ilike $3 or l.names::text ilike $3 or l.slug ilike $3)
  order by coalesce(s.operator_id = o.id, false) desc, s.operator_id nulls first, lower(l.names->>'en'), lower(s.names->>'en'), s.id limit 30`;

const isId = (text: string): boolean => /^\d{1,18}$/.test(text);

/** Stops for a line of this operator: its own first, then everybody's, then others'; 30 at most. */
export async function stopChoices(context: CatalogueContext, operatorId: string, text: string): Promise<StopChoice[]> {
  if (!isId(operatorId)) return [];
  const { condition, value } = linesWithin(context, 2);
  const { database } = context;
  return database.rows(STOPS.replace('CONDITION', condition), [operatorId, value, contains(text)]);
}

export interface VehicleChoice {
  readonly id: string;
  readonly names: LocalizedText;
  readonly transportType: TransportType;
  readonly seats: number;
}

const VEHICLES = `select v.id::text as id, v.names, v.transport_type as "transportType", y.number_of_seats as seats
  from vehicle_type v join seat_layout y on y.id = v.seat_layout_id join operator o on o.id = $1::bigint
  where CONDITION and (v.operator_id = o.id or v.operator_id is null)
  order by v.operator_id nulls last, lower(v.names->>'en'), v.id`;

/** Vehicle types that a line of this operator can be driven with: its own first, then everybody's. */
export async function vehicleChoices(context: CatalogueContext, operatorId: string): Promise<VehicleChoice[]> {
  if (!isId(operatorId)) return [];
  const { condition, value } = linesWithin(context, 2);
  return context.database.rows(VEHICLES.replace('CONDITION', condition), [operatorId, value]);
}
