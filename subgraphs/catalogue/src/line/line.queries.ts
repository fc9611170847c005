import type { LocalizedText } from '@naga/kernel/language.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, type ReachSql } from '@naga/server-kit/viewer/reach-sql.js';
import type { Scope } from '@naga/server-kit/viewer/viewer.js';
import type { CatalogueContext } from '../journey/asking.js';
import type { TransportType } from '../market/route-rows.js';
import { OPERATOR_SCOPES } from '../operator/change-operator.js';

/** Whose a row is that has its operator `o` beside it. */
const COLUMNS: ReachSql = { country: 'o.country_code = $key', operator: 'o.id = $key::bigint' };

/** What somebody needs who says when vehicles are driven; the rest of the catalogue has a right of its own (rules of roles). */
export const EDITS_LINES = 'schedule.edit';

/** What somebody needs to be told who has seats: whoever may read a passenger list, whatever he changes. */
export const SEES_PASSENGERS = 'manifest.view';

/** Operators `o` within the viewer's reach of it; `parameter`: the number of the value. */
export const linesWithin = ({ viewer }: Pick<CatalogueContext, 'viewer'>, parameter: number) =>
  reachCondition(reachBy(viewer, EDITS_LINES, OPERATOR_SCOPES), COLUMNS, parameter);

/** Who sees lines and changes of them what is his: who works at a branch does so where it drives (decision 147). */
export const LINE_SCOPES = ['branch', ...OPERATOR_SCOPES] as const satisfies readonly Scope[];

const reachOf = ({ viewer }: Pick<CatalogueContext, 'viewer'>) => reachBy(viewer, EDITS_LINES, LINE_SCOPES);

/** SQL: a route has a time or days that the branch `$key` of its operator drives. */
export const drivenByBranch = (routeId: string): string => `exists (select 1 from route_timing c
  left join route_schedule d on d.route_timing_id = c.id where c.route_id = ${routeId}
    and $key::bigint in (c.route_branch_id, d.route_branch_id))`;

/** Routes `r`, with their operator `o`, that the viewer sees; `parameter`: the number of the value. */
export const linesSeen = (context: Pick<CatalogueContext, 'viewer'>, parameter: number) =>
  reachCondition(reachOf(context), { ...COLUMNS, branch: drivenByBranch('r.id') }, parameter);

const OF_BRANCH: ReachSql = {
  ...COLUMNS,
  branch: 'o.id = (select b.operator_id from operator_branch b where b.id = $key::bigint)',
};

/** The branch whose times the viewer changes, and no others; undefined for who looks after whole lines. */
export function branchOf(context: Pick<CatalogueContext, 'viewer'>): string | undefined {
  const reach = reachOf(context);
  return typeof reach === 'object' && reach.by === 'branch' ? reach.key : undefined;
}

/** Whether the viewer's lines are those of one operator. */
export function editsOneOperator(context: Pick<CatalogueContext, 'viewer'>): boolean {
  const reach = reachOf(context);
  return typeof reach === 'object' && ['operator', 'branch'].includes(reach.by);
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

/** Stops for a line of this operator: its own first, then everybody's, then others'; 30 at most. */
export async function stopChoices(context: CatalogueContext, operatorId: string, text: string): Promise<StopChoice[]> {
  if (!isRowId(operatorId)) return [];
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
  if (!isRowId(operatorId)) return [];
  const { condition, value } = reachCondition(reachOf(context), OF_BRANCH, 2);
  return context.database.rows(VEHICLES.replace('CONDITION', condition), [operatorId, value]);
}
