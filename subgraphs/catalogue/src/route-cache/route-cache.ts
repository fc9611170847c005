import { localize, type LocalizedText } from '@naga/kernel/language.js';
import type { Database } from '@naga/server-kit/database/database.js';
import type { CopySubject, KeptCopy } from '@naga/server-kit/reload/kept-copy.js';
import type { CatalogueContext } from '../journey/asking.js';
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

const NAMES: Readonly<Record<string, string>> = {
  OPERATOR: 'select names from operator where id::text = $1',
  ROUTE: 'select names from route where id::text = $1',
  PAIR: `select l.names from unnest(string_to_array($1, '~')) with ordinality as s(slug, n)
    join location l on l.slug = s.slug order by s.n`,
};

/** What a subject is called, of a pair both places: 'Phnom Penh – Kampot'; null where it is gone. */
export const subjectName =
  ({ database, viewer }: CatalogueContext) =>
  async ({ kind, id }: CopySubject): Promise<string | null> => {
    const rows = await database.rows<{ names: LocalizedText }>(NAMES[kind]!, [id]);
    return rows.map(({ names }) => localize(names, viewer.language)).join(' – ') || null;
  };

/** The lines, departures and pairs that every process has in memory. */
export const ROUTE_CACHE: KeptCopy<Catalogue> = {
  channel: 'catalogue_changed',
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
    return (await database.rows(THERE[kind]!, [id])).length > 0;
  },
};
