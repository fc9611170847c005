import { expect, test } from '@jest/globals';
import { type ZoneEntry, zoneDifferences } from './zone-differences.rules.js';

const zone = (action: ZoneEntry['action'], name: unknown, zoneId = '1'): ZoneEntry => ({
  ...{ entity: 'PricingZone', action, zoneId, changes: { name } },
});
const stop = (action: ZoneEntry['action'], id: number, zoneId = '1'): ZoneEntry => ({
  ...{ entity: 'ZoneStop', action, zoneId, changes: { stop_id: id } },
});
const none = { added: [], removed: [] };

test.each<[string, ZoneEntry[], object[]]>([
  ['of nothing nothing', [], []],
  [
    'a new zone',
    [zone('insert', 'Kep'), stop('insert', 4)],
    [{ id: '1', was: null, is: 'Kep', added: ['4'], removed: [] }],
  ],
  ['another name', [zone('update', ['Kep', 'Coast'])], [{ id: '1', was: 'Kep', is: 'Coast', ...none }]],
  [
    'the last of several names',
    [zone('update', ['a', 'b']), zone('update', ['b', 'c'])],
    [{ id: '1', was: 'a', is: 'c', ...none }],
  ],
  ['no name that is there again', [zone('update', ['a', 'b']), zone('update', ['b', 'a'])], []],
  ['none that came and went', [zone('insert', 'a'), zone('delete', 'a')], []],
  [
    'one that is no more',
    [stop('delete', 4), zone('delete', 'a')],
    [{ id: '1', was: 'a', is: null, added: [], removed: ['4'] }],
  ],
  [
    'a stop that moved',
    [stop('delete', 4), stop('insert', 4, '2')],
    [
      { id: '1', was: 'Zone 1', is: 'Zone 1', added: [], removed: ['4'] },
      { id: '2', was: 'Zone 2', is: 'Zone 2', added: ['4'], removed: [] },
    ],
  ],
  ['no stop that was put back', [stop('delete', 4), stop('insert', 4)], []],
  ['nothing that has no name', [zone('update', undefined)], []],
])('zones differ by %s', (_, entries, expected) => {
  expect(zoneDifferences(entries, (id) => `Zone ${id}`)).toEqual(expected);
});
