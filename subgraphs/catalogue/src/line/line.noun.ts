import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice, flag, reference } from '@naga/server-kit/crud/noun-field.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { line, names } from '@naga/server-kit/crud/text-field.js';
import { TRANSPORT_TYPES } from '../vehicle/vehicle-type.entity.js';
import { TransportType } from '../vehicle/transport-type.type.js';
import { OPERATOR_SCOPES } from '../operator/change-operator.js';
import { drivenByBranch, EDITS_LINES } from './line.queries.js';

const endOf = (direction: 'asc' | 'desc') => `(select s.names from route_stop e join stop s on s.id = e.stop_id
  where e.route_id = t.id order by e.position ${direction} limit 1)`;

/** What lists know of a line, some of it kept beside it by the database (refresh_lines); its stops, times and days are saved with it (save-line.command.ts). */
export const lineNoun = defineNoun({
  name: 'Route',
  plural: 'Lines',
  about: 'A line that an operator serves in one direction, as its list has it.',
  table: 'route',
  permission: EDITS_LINES,
  owner: {
    field: 'operatorId',
    sql: {
      operator: 't.operator_id = $key::bigint',
      country: 'o.country_code = $key',
      branch: drivenByBranch('t.id'),
    },
    joins: 'left join operator o on o.id = t.operator_id',
  },
  fields: {
    names: names({ max: 120, sorted: true, searched: true }),
    operatorId: reference({ to: { table: 'operator', called: 'x.names' }, fixed: true, filtered: true }),
    transportType: choice({ of: TRANSPORT_TYPES, named: 'TransportType', sorted: true, filtered: true }, TransportType),
    fromNames: names({ max: 120, elsewhere: true, told: endOf('asc') }),
    toNames: names({ max: 120, elsewhere: true, told: endOf('desc') }),
    stopNames: line({ max: 100_000, elsewhere: true, searched: true }),
    timings: whole({ min: 0, max: 1000, elsewhere: true, summed: true, column: 'timing_count' }),
    connects: flag({ elsewhere: true, filtered: true }),
    onSale: flag({ elsewhere: true, filtered: true }),
  },
  called: 'names',
  ends: 'switched',
  madeBy: OPERATOR_SCOPES,
  drawn: {
    noImport:
      'Its stops, times and days make sense together alone, which no lines of one table say: GTFS does, and feeds of it are rehearsed, applied and undone.',
    operations: { list: 'lines', one: 'line', create: 'createLine', update: 'updateLine', end: 'setLinesActive' },
    bulk: 'Line',
    types: { filter: 'LineFilterInput', order: 'LineOrder', listed: 'RouteRecord', record: 'Line', input: 'LineInput' },
  },
  offAt: 'off_sale',
});
