import { describe, expect, test } from '@jest/globals';
import { type PresetColumn, presetOf, presetsOf } from './column-presets.rules.js';

const columns = (...keys: string[]): PresetColumn[] => keys.map((key) => ({ key }));
const SHORT = columns('city', 'kind', 'state');
const LONG = columns('city', 'kind', 'owner', 'made', 'state');
const WITH_MORE: PresetColumn[] = [...LONG, { key: 'note', optional: true }, { key: 'fee', optional: true }];

describe('sets of the columns of a list', () => {
  test.each<[string, PresetColumn[], Record<string, { hide: string[]; show: string[] }>]>([
    ['few: nothing to choose', SHORT, { usual: { hide: [], show: [] } }],
    [
      'many: a compact set of two and the last',
      LONG,
      { usual: { hide: [], show: [] }, compact: { hide: ['owner', 'made'], show: [] } },
    ],
    [
      'some not seen by themselves: a set of all',
      WITH_MORE,
      {
        usual: { hide: [], show: [] },
        compact: { hide: ['owner', 'made'], show: [] },
        all: { hide: [], show: ['note', 'fee'] },
      },
    ],
    [
      'brief ones: the compact set has those',
      LONG.map((column) => ({ ...column, brief: column.key === 'owner' })),
      { usual: { hide: [], show: [] }, compact: { hide: ['city', 'kind', 'made', 'state'], show: [] } },
    ],
    ['none but the first: one set', [], { usual: { hide: [], show: [] } }],
  ])('%s', (_, all, expected) => {
    expect(Object.fromEntries(presetsOf(all).map(({ id, chosen }) => [id, chosen]))).toEqual(expected);
  });

  test('one that a list declares shows what it names, and hides the rest', () => {
    const [declared] = presetsOf(WITH_MORE, [{ id: 'money', label: 'Money', columns: ['state', 'fee'] }]).slice(-1);
    expect(declared).toEqual({ id: 'money', chosen: { hide: ['city', 'kind', 'owner', 'made'], show: ['fee'] } });
  });
});

test.each([
  [[], [], 'usual'],
  [['owner', 'made'], [], 'compact'],
  [['made', 'owner'], [], 'compact'],
  [[], ['fee', 'note'], 'all'],
  [['owner'], [], undefined],
  [['owner', 'made'], ['fee'], undefined],
  [['gone'], [], undefined],
])('without %j and with %j it is the set %s', (hidden, shown, expected) => {
  expect(presetOf(presetsOf(WITH_MORE), { hidden, shown })).toBe(expected);
});
