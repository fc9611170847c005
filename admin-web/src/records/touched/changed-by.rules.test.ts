import { expect, test } from '@jest/globals';
import { changedBy, type ChangedRecord } from './changed-by.rules.js';

type Values = Record<string, unknown>;
const from = (id: string | undefined, before: Values, after: Values): ChangedRecord<Values> => ({ id, before, after });
const FELT = {
  fields: ['layout', 'category'],
  narrowed: ({ layout }: Values, changed: readonly string[]) => (changed.join() === 'layout' ? { layout } : {}),
};
const TWO = { layout: '2', category: '1', name: 'Van' };

test.each<[string, ChangedRecord<Values>[], object]>([
  ['nothing that anybody feels', [from('5', TWO, { ...TWO, name: 'Bus' })], { ids: [], narrowed: undefined }],
  ['a new record', [from(undefined, {}, TWO)], { ids: [], narrowed: undefined }],
  ['another layout', [from('5', TWO, { ...TWO, layout: '3' })], { ids: ['5'], narrowed: { layout: '3' } }],
  [
    'the same layout for two',
    [from('5', TWO, { ...TWO, layout: '3' }), from('6', TWO, TWO), from('7', TWO, { ...TWO, layout: '3' })],
    { ids: ['5', '7'], narrowed: { layout: '3' } },
  ],
  [
    'two layouts: whoever rides',
    [from('5', TWO, { ...TWO, layout: '3' }), from('6', TWO, { ...TWO, layout: '4' })],
    { ids: ['5', '6'], narrowed: undefined },
  ],
])('%s', (_, records, expected) => expect(changedBy(records, FELT)).toEqual(expected));
