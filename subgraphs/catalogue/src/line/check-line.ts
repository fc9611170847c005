import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type FieldProblem, InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { problemsOfLine } from './line-problems.rules.js';
import type { GoneRows } from './gone-rows.js';
import type { Line } from './line.rules.js';
import { othersTouched } from './own-branch.rules.js';
import type { SavedLine } from './read-line.js';
import { hasSameStops } from './starting-on.rules.js';

/** Throws BAD_USER_INPUT with all that is wrong, whatever the rest of the catalogue says. */
export function demandLine(line: Line): void {
  const problems = problemsOfLine(line);
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** A change of times waits for a day to come; one of the stops themselves waits for none. Throws BAD_USER_INPUT. */
export function demandDay(saved: SavedLine, line: Line, from: string, today: string): void {
  if (from < today) throw new InvalidInput([{ path: 'from', code: 'PAST', facts: { min: today } }]);
  if (!hasSameStops(saved, line)) throw new InvalidInput([{ path: 'from', code: 'STOPS_AT_ONCE' }]);
}

interface Named {
  readonly path: string;
  readonly id: string | null | undefined;
  /** Whose it has to be, where that may be another operator than the line's. */
  readonly of?: string;
}

const schedulesOf = ({ timings }: Line) =>
  timings.flatMap(({ schedules }, timing) =>
    schedules.map((schedule, index) => ({ path: `timings.${timing}.schedules.${index}`, schedule })),
  );

/** The ids of rows that an input says it keeps. */
const ownNames = (line: Line) => ({
  stops: line.stops.map(({ id }, index): Named => ({ path: `stops.${index}.id`, id })),
  timings: line.timings.map(({ id }, index): Named => ({ path: `timings.${index}.id`, id })),
  schedules: schedulesOf(line).map(({ path, schedule: { id } }): Named => ({ path: `${path}.id`, id })),
});

function strangers(named: readonly Named[], known: ReadonlySet<string>): FieldProblem[] {
  const seen = new Set<string>();
  return named.flatMap(({ path, id }) => {
    if (id == null) return [];
    const isOwn = known.has(id) && !seen.has(id);
    seen.add(id);
    return isOwn ? [] : [{ path, code: 'UNKNOWN' }];
  });
}

/** Rows that the input keeps or brings back are this line's, each once. */
export function demandOwnRows(line: Line, saved: SavedLine | undefined, gone: GoneRows = new Map()): void {
  const idsOf = (entity: string, rows: readonly { readonly id: string }[] = []) =>
    new Set([...rows.map(({ id }) => id), ...(gone.get(entity)?.keys() ?? [])]);
  const names = ownNames(line);
  const schedules = saved?.timings.flatMap((timing) => timing.schedules);
  const problems = [
    ...strangers(names.stops, idsOf('RouteStop', saved?.stops)),
    ...strangers(names.timings, idsOf('RouteTiming', saved?.timings)),
    ...strangers(names.schedules, idsOf('RouteSchedule', schedules)),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
}

const ofOperator = (table: string, more = '') => `select id::text as id ${more} from ${table}
  where id = any($1::bigint[]) and (operator_id = $2::bigint or operator_id is null) for share`;
const ofAnybody = (table: string): string =>
  `select id::text as id from ${table} where id = any($1::bigint[]) and $2::bigint is not null for share`;
/** Lines halt at others' stops, too. */
const STOPS = ofAnybody('stop');
const AMENITIES = ofAnybody('amenity');
const TRIP_INFOS = ofAnybody('trip_info');
/** Not for share: two lines that name each other are saved at once. */
const ROUTES = `select id::text as id, operator_id::text as "operatorId" from route
  where id = any($1::bigint[]) and $2::bigint is not null for key share`;
const BRANCHES = ofOperator('operator_branch');
const VEHICLES = ofOperator('vehicle_type', ', transport_type as "transportType"');

const oneOfEach = (problems: readonly FieldProblem[]): FieldProblem[] => [
  ...new Map(problems.map((problem) => [problem.path, problem])).values(),
];

/** Who works for a branch changes what it drives, as it was and as it shall be. Throws BAD_USER_INPUT: OTHER_BRANCH at what is others'. */
export function demandOwnBranch(branchId: string | undefined, line: Line, saved: SavedLine): void {
  const problems = branchId === undefined ? [] : othersTouched(branchId, saved, line);
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** An operator promises that its own vehicles wait; for those of others the platform speaks. What stands there stays. */
export function demandOwnPromises(isOperator: boolean, line: Line, saved: SavedLine | undefined): void {
  if (!isOperator) return;
  const known = new Set([
    null,
    line.operatorId,
    ...(saved?.timings ?? []).map((timing) => timing.connectingOperatorId),
  ]);
  const problems = line.timings.flatMap(({ connectingOperatorId = null }, index): FieldProblem[] =>
    known.has(connectingOperatorId) ? [] : [{ path: `timings.${index}.connectingOperatorId`, code: 'NOT_YOURS' }],
  );
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** Stops are there, vehicles and branches the operator's or everybody's, amenities and trip info are there, and all stay so until the line is saved. */
export async function demandNeighbours(transaction: RowTransaction, line: Line): Promise<void> {
  const { operatorId, transportType, timings } = line;
  const schedules = schedulesOf(line);
  const stops = line.stops.map(({ stopId }, index): Named => ({ path: `stops.${index}.stopId`, id: stopId }));
  const vehicles = schedules.map(({ path, schedule }): Named => ({
    path: `${path}.vehicleTypeId`,
    id: schedule.vehicleTypeId,
  }));
  const amenities = (line.amenityIds ?? []).map((id): Named => ({ path: 'amenityIds', id }));
  const tripInfos = (line.tripInfoIds ?? []).map((id): Named => ({ path: 'tripInfoIds', id }));
  const branches = [
    ...timings.map(({ routeBranchId }, index): Named => ({
      path: `timings.${index}.routeBranchId`,
      id: routeBranchId,
    })),
    ...schedules.map(({ path, schedule }): Named => ({ path: `${path}.routeBranchId`, id: schedule.routeBranchId })),
  ];
  const connecting = timings.flatMap(({ connectingRouteIds, connectingOperatorId }, index) =>
    (connectingRouteIds ?? []).map((id): Named => ({
      path: `timings.${index}.connectingRouteIds`,
      id,
      of: connectingOperatorId ?? operatorId,
    })),
  );
  const missing = async (statement: string, named: readonly Named[]) => {
    const ids = [...new Set(named.flatMap(({ id }) => id ?? []))].sort((a, b) => Number(a) - Number(b));
    const rows = await transaction.rows<{ id: string; transportType?: string; operatorId?: string }>(statement, [
      ids,
      operatorId,
    ]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return named.flatMap(({ path, id, of = operatorId }): FieldProblem[] => {
      if (id == null) return [];
      const row = found.get(id);
      if (row === undefined || (row.operatorId ?? of) !== of) return [{ path, code: 'UNKNOWN' }];
      const isOther = row.transportType !== undefined && row.transportType !== transportType;
      return isOther ? [{ path, code: 'OTHER_TRANSPORT' }] : [];
    });
  };
  const problems = [
    ...(await missing(STOPS, stops)),
    ...(await missing(VEHICLES, vehicles)),
    ...(await missing(BRANCHES, branches)),
    ...oneOfEach(await missing(ROUTES, connecting)),
    ...(await missing(AMENITIES, amenities)).slice(0, 1),
    ...(await missing(TRIP_INFOS, tripInfos)).slice(0, 1),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
}
