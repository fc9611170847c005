import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice, flag, reference } from '@naga/server-kit/crud/noun-field.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { names } from '@naga/server-kit/crud/text-field.js';
import { TRANSPORT_TYPES } from '../vehicle/vehicle-type.entity.js';
import { TransportType } from '../vehicle/transport-type.type.js';
import { OPERATOR_SCOPES } from '../operator/change-operator.js';
import { drivenByBranch, EDITS_LINES } from './line.queries.js';
import { wordsLike } from '@naga/server-kit/crud/listed-words.js';

const endOf = (direction: 'asc' | 'desc') => `(select s.names from route_stop e join stop s on s.id = e.stop_id
  where e.route_id = t.id order by e.position ${direction} limit 1)`;
const STOPS_FOUND = `select s.id from stop s where ${wordsLike('$pattern', 's')} union
  select s.id from stop s join location l on l.id = s.location_id where ${wordsLike('$pattern', 'l')}`;

/** What lists know of a line; its stops, times and days are saved with it (save-line.command.ts). */
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
    timings: whole({
      min: 0,
      max: 1000,
      elsewhere: true,
      summed: true,
      told: '(select count(*)::int from route_timing c where c.route_id = t.id)',
    }),
    connects: flag({
      elsewhere: true,
      filtered: true,
      told: `exists (select 1 from route_timing c where c.route_id = t.id and cardinality(c.connecting_route_ids) > 0)`,
    }),
    onSale: flag({
      elsewhere: true,
      filtered: true,
      told: `(not t.off_sale and not (select o.offline from operator o where o.id = t.operator_id)
        and exists (select 1 from route_timing c join route_schedule d on d.route_timing_id = c.id
          where c.route_id = t.id and not d.disabled))`,
    }),
  },
  called: 'names',
  ends: 'switched',
  madeBy: OPERATOR_SCOPES,
  offAt: 'off_sale',
  alsoFound: `select e.route_id from route_stop e where e.stop_id in (${STOPS_FOUND})`,
});
