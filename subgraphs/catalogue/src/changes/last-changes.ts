import type { Database } from '@naga/server-kit/database/database.js';
import type { Catalogue } from '../memory/catalogue.js';

/** When routes and operators were changed last, with all that belongs to them, as the audit knows it. */
export interface LastChanges {
  /** Undefined where nobody wrote it down. */
  route(id: string): Date | undefined;
  operator(id: string): Date | undefined;
  /** Whose address this slug was; the last one's where several had it. */
  operatorOnceAt(slug: string): string | undefined;
}

/** Rows that came in bulk are one entry of their table, under no id. */
const LAST = `select coalesce(of_entity, entity) as entity, coalesce(of_id, row_id) as id, max(at) as at from audit_entry
    where entity in ('Route', 'Operator') or of_entity in ('Route', 'Operator') group by 1, 2
  union all
  select 'Import', entity, max(at) from audit_entry where action = 'import'
    and entity in ('Route', 'RouteStop', 'RouteTiming', 'TimingStop', 'RouteSchedule', 'Operator', 'Branch') group by 2`;

/** A change of a column is [before, after]. */
const FORMER = `select changes->'slug'->>0 as slug, row_id as id from audit_entry
  where entity = 'Operator' and action = 'update' and changes ? 'slug' order by at, id`;

const OF_OPERATOR = new Set(['Operator', 'Branch']);

/** The last of some moments; undefined of none. */
export const latest = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.reduce((last, date) => (date === undefined || (last !== undefined && last >= date) ? last : date), undefined);

async function readChanges(database: Database): Promise<LastChanges> {
  const [rows, former] = await Promise.all([
    database.rows<{ entity: string; id: string; at: Date }>(LAST, []),
    database.rows<{ slug: string; id: string }>(FORMER, []),
  ]);
  const onceAt = new Map(former.map(({ slug, id }) => [slug, id]));
  const byName = new Map(rows.map(({ entity, id, at }) => [`${entity} ${id}`, at]));
  const imports = rows.filter(({ entity }) => entity === 'Import');
  const importOf = (ofOperator: boolean) =>
    latest(imports.flatMap(({ id, at }) => (OF_OPERATOR.has(id) === ofOperator ? [at] : [])));
  const [operators, routes] = [importOf(true), importOf(false)];
  return {
    route: (id) => latest([routes, byName.get(`Route ${id}`)]),
    operator: (id) => latest([operators, byName.get(`Operator ${id}`)]),
    operatorOnceAt: (slug) => onceAt.get(slug),
  };
}

/** A change makes a new generation of the catalogue, so what was read holds for one of them. */
const kept = new WeakMap<Catalogue, Promise<LastChanges>>();

/** The last changes as they stand in this generation of the catalogue; read once for all who ask. */
export function lastChanges(catalogue: Catalogue, database: Database): Promise<LastChanges> {
  let changes = kept.get(catalogue);
  if (changes === undefined) {
    changes = readChanges(database);
    kept.set(catalogue, changes);
    // Who asks after a failure asks anew.
    changes.catch(() => kept.delete(catalogue));
  }
  return changes;
}
