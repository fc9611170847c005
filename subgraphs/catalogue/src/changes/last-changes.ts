import type { Database } from '@naga/server-kit/database/database.js';
import { IMPORT_REQUEST } from '../gtfs-import/import-words.js';
import type { Catalogue } from '../memory/catalogue.js';

/** When routes, operators and what is to be known of ways were changed last, with all that belongs to them, as the audit knows it. */
export interface LastChanges {
  /** Undefined where nobody wrote it down. */
  route(id: string): Date | undefined;
  operator(id: string): Date | undefined;
  information(id: string): Date | undefined;
}

const OF_ROUTE = `('Route', 'RouteStop', 'RouteTiming', 'TimingStop', 'RouteSchedule')`;

/**
 * Rows that came in bulk are one entry of their table, under no id: it may speak of every row, but for a feed of others,
 * which speaks of its operator's lines.
 */
const LAST = `select entity, id, max(at) as at from (
    select coalesce(of_entity, entity) as entity, coalesce(of_id, row_id) as id, at from audit_entry
      where entity in ('Route', 'Operator', 'RouteInformation') or of_entity in ('Route', 'Operator')
    union all
    select 'Route', r.id::text, f.at from route r join (
      select g.operator_id, max(e.at) as at from gtfs_import g
      join audit_entry e on e.request_id = '${IMPORT_REQUEST}' || g.id and e.action = 'import' and e.entity in ${OF_ROUTE}
      group by 1) f using (operator_id)
  ) of_row where id <> '*' group by 1, 2
  union all
  select 'Import', entity, max(at) from audit_entry where action = 'import'
    and (entity in ${OF_ROUTE} or entity in ('Operator', 'Branch')) and request_id not like '${IMPORT_REQUEST}%' group by 2`;

/** A change of a column is [before, after]. */
const FORMER = `select changes->'slug'->>0 as slug, row_id as id from audit_entry
  where entity = 'Operator' and action = 'update' and changes ? 'slug' order by at, id`;

const OF_OPERATOR = new Set(['Operator', 'Branch']);

/** The last of some moments; undefined of none. */
export const latest = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.reduce((last, date) => (date === undefined || (last !== undefined && last >= date) ? last : date), undefined);

async function readChanges(database: Database): Promise<LastChanges> {
  const rows = await database.rows<{ entity: string; id: string; at: Date }>(LAST, []);
  const byName = new Map(rows.map(({ entity, id, at }) => [`${entity} ${id}`, at]));
  const imports = rows.filter(({ entity }) => entity === 'Import');
  const importOf = (ofOperator: boolean) =>
    latest(imports.flatMap(({ id, at }) => (OF_OPERATOR.has(id) === ofOperator ? [at] : [])));
  const [operators, routes] = [importOf(true), importOf(false)];
  return {
    route: (id) => latest([routes, byName.get(`Route ${id}`)]),
    operator: (id) => latest([operators, byName.get(`Operator ${id}`)]),
    information: (id) => byName.get(`RouteInformation ${id}`),
  };
}

async function readFormer(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.rows<{ slug: string; id: string }>(FORMER, []);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** A change makes a new generation of the catalogue, so what was read holds for one of them; read once for all who ask. */
function onceAGeneration<T>(read: (database: Database) => Promise<T>) {
  const kept = new WeakMap<Catalogue, Promise<T>>();
  return (catalogue: Catalogue, database: Database): Promise<T> => {
    let found = kept.get(catalogue);
    if (found === undefined) {
      found = read(database);
      kept.set(catalogue, found);
      // Who asks after a failure asks anew.
      found.catch(() => kept.delete(catalogue));
    }
    return found;
  };
}

/** The last changes as they stand in this generation of the catalogue. */
export const lastChanges = onceAGeneration(readChanges);

/** Whose address a slug was, operator's id by slug; the last one's where several had it. */
export const formerSlugs = onceAGeneration(readFormer);
