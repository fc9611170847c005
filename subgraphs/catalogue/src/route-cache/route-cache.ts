import { isRowId } from '@naga/kernel/row-id.js';
import type { Database } from '@naga/server-kit/database/database.js';
import type { CopySubject, KeptCopy } from '@naga/server-kit/reload/kept-copy.js';
import { pairKey } from '../location-pair/pair-table.js';
import type { Catalogue } from '../memory/catalogue.js';

/** What of the route cache somebody may ask for. A pair is named by the slugs of its two places: 'phnom-penh~kampot'. */
export enum RouteCacheSubject {
  OPERATOR = 'OPERATOR',
  ROUTE = 'ROUTE',
  PAIR = 'PAIR',
}

const THERE: Readonly<Record<string, string>> = {
  OPERATOR: 'select 1 from operator where id::text = $1',
  ROUTE: 'select 1 from route where id::text = $1',
  PAIR: `select 1 from location where slug in (split_part($1, '~', 1), split_part($1, '~', 2))
    having count(distinct slug) = 2`,
};

/** What a subject is called, of a pair both places; null where it is gone. */
const NAMES = `case c.subject
  when 'OPERATOR' then (select jsonb_build_array(names) from operator where id = c.subject_id::bigint)
  when 'ROUTE' then (select jsonb_build_array(names) from route where id = c.subject_id::bigint)
  when 'PAIR' then (select jsonb_agg(l.names order by s.n)
    from unnest(string_to_array(c.subject_id, '~')) with ordinality as s(slug, n) join location l on l.slug = s.slug) end`;

/** The lines, departures and pairs that every process has in memory. */
export const ROUTE_CACHE: KeptCopy<Catalogue> = {
  channel: 'catalogue_changed',
  subjectNames: NAMES,
  entriesOf: ({ departures }) => departures.length,
  entriesOfSubject(catalogue, { kind, id }: CopySubject) {
    if (kind === 'PAIR') {
      const [from, to] = id.split('~').map((slug) => catalogue.placeAt(slug));
      if (from === undefined || to === undefined) return 0;
      return catalogue.pairs.get(pairKey(from, to))?.trips.length ?? 0;
    }
    return catalogue.departures.filter(({ route }) => (kind === 'ROUTE' ? route.id : route.operatorId) === id).length;
  },
  async isThere(database: Database, { kind, id }: CopySubject) {
    const canBe = kind === 'PAIR' ? !id.includes('\0') : isRowId(id);
    return canBe && (await database.rows(THERE[kind]!, [id])).length > 0;
  },
};
