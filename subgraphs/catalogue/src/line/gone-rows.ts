import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Line } from './line.rules.js';
import type { SavedLine } from './read-line.js';

/** Ids of rows that were a line's, by what they are called in its audit; of a schedule, the one in whose place it was sold. */
export type GoneRows = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

const GONE = `select e.entity, e.row_id as id, e.changes ->> 'instead_of_id' as "insteadOfId" from audit_entry e
  join json_to_recordset($2::json) n(entity text, id text) on n.entity = e.entity and n.id = e.row_id
  where e.of_entity = 'Route' and e.of_id = $1 and e.action = 'delete' order by e.id`;

interface Named {
  readonly entity: 'RouteStop' | 'RouteTiming' | 'RouteSchedule';
  readonly id: string;
}
interface Gone extends Named {
  readonly insteadOfId: string | null;
}
const named = (entity: Named['entity'], rows: readonly { readonly id?: string | null | undefined }[]): Named[] =>
  rows.flatMap(({ id }) => (id == null ? [] : [{ entity, id }]));
const namedIn = ({ stops, timings }: Line): Named[] => [
  ...named('RouteStop', stops),
  ...named('RouteTiming', timings),
  ...named(
    'RouteSchedule',
    timings.flatMap(({ schedules }) => schedules),
  ),
];
const keyOf = ({ entity, id }: Named): string => `${entity} ${id}`;

/**
 * Rows that an input names, that a line had and has no longer: who takes a change back brings them back with their ids,
 * which prices, refund policies and past bookings know them by. Asked only where the line has not all that is named.
 */
export async function goneRows(source: Pick<RowTransaction, 'rows'>, saved: SavedLine, line: Line): Promise<GoneRows> {
  const known = new Set(namedIn(saved).map(keyOf));
  const unknown = namedIn(line).filter((one) => !known.has(keyOf(one)));
  if (unknown.length === 0) return new Map();
  const rows = await source.rows<Gone>(GONE, [saved.id, JSON.stringify(unknown)]);
  const byEntity = Map.groupBy(rows, ({ entity }) => entity);
  return new Map(
    [...byEntity].map(([entity, of]) => [entity, new Map(of.map(({ id, insteadOfId }) => [id, insteadOfId]))]),
  );
}
