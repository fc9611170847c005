import { defineNoun, type Noun } from '../crud/noun.js';
import { choice, flag } from '../crud/noun-field.js';
import { whole } from '../crud/number-field.js';
import { words } from '../crud/plural-field.js';
import { line, paragraph } from '../crud/text-field.js';
import { instant, since, until } from '../crud/time-field.js';
import type { KeptCopy } from './kept-copy.js';
import { RELOAD_CAUSES, ReloadCause } from './reload.entity.js';
import { BESIDE_RELOAD, reloadColumns } from './reloads.queries.js';

const MOST = 1_000_000_000;
const MOMENT = `coalesce(t."at", timestamptz 'epoch')`;

/** When processes read a copy again and why, as staff lists it; `cache`: 'fare' of fareCacheLog. */
export const cacheLogNoun = (cache: string, { subjectNames }: Pick<KeptCopy<never>, 'subjectNames'>): Noun =>
  defineNoun({
    name: 'CacheReload',
    plural: 'CacheReloads',
    about: 'One process read its copy of the tables again.',
    table: 'cache_reload',
    permission: 'system.manage',
    owner: { sql: {}, joins: BESIDE_RELOAD },
    fields: {
      tables: words({ max: 1000, form: /./, searched: true }),
      process: line({ max: 255, sorted: true, searched: true }),
      cause: choice({ of: RELOAD_CAUSES, named: 'CacheReloadCause', sorted: true, filtered: true }, ReloadCause),
      failure: paragraph({ max: 100_000, optional: true, searched: true }),
      failed: flag({ told: '(t.failure is not null)', sorted: true, filtered: true }),
      ms: whole({ min: 0, max: MOST, sorted: true }),
      entries: whole({ min: 0, max: MOST, optional: true, sorted: true }),
      partRows: whole({ min: 0, max: MOST, optional: true, sorted: true }),
      at: instant({ sorted: true }),
      from: since({ moment: MOMENT, about: 'Read on this day or later.' }),
      until: until({ moment: MOMENT, about: 'Read on this day or before.' }),
    },
    called: 'process',
    ends: 'kept',
    recorded: {
      operations: { list: `${cache}CacheLog` },
      types: { filter: 'CacheReloadFilter', order: 'CacheReloadOrder', listed: 'CacheReload' },
      columns: reloadColumns(subjectNames),
      by: 'at',
      descending: true,
    },
  });
