import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice, reference } from '@naga/server-kit/crud/noun-field.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { line } from '@naga/server-kit/crud/text-field.js';
import { instant, since, until } from '@naga/server-kit/crud/time-field.js';
import { EDITS_LINES } from '../line/line.queries.js';
import { operatorNoun } from '../operator/operator.noun.js';
import { GtfsImportState } from './gtfs-import.type.js';
import { IMPORT_COLUMNS } from './gtfs-imports.queries.js';
import { GTFS_IMPORT_STATES } from './import-words.js';

const MOMENT = `coalesce(t."made_at", timestamptz 'epoch')`;

/** Feeds of operators on their way in, as staff lists them; what is done with one are commands of its own. */
export const gtfsImportNoun = defineNoun({
  name: 'GtfsImport',
  plural: 'GtfsImports',
  about: 'A feed of an operator on its way in.',
  table: 'gtfs_import',
  permission: EDITS_LINES,
  owner: {
    sql: { country: 'o.country_code = $key', operator: 't.operator_id = $key::bigint' },
    joins: 'join operator o on o.id = t.operator_id',
  },
  fields: {
    fileName: line({ max: 200, sorted: true, searched: true }),
    operatorId: reference({ to: chosenFrom(operatorNoun), filtered: true }),
    bytes: whole({ min: 0, max: 1_000_000_000, sorted: true }),
    state: choice({ of: GTFS_IMPORT_STATES, named: 'GtfsImportState', sorted: true, filtered: true }, GtfsImportState),
    madeAt: instant({ sorted: true }),
    from: since({ moment: MOMENT, about: 'Begun on this day or later.' }),
    until: until({ moment: MOMENT, about: 'Begun on this day or before.' }),
  },
  called: 'fileName',
  ends: 'kept',
  recorded: {
    operations: { list: 'gtfsImports', one: 'gtfsImport' },
    types: { filter: 'GtfsImportFilter', order: 'GtfsImportOrder', listed: 'GtfsImport' },
    columns: IMPORT_COLUMNS,
    by: 'madeAt',
    descending: true,
  },
});
