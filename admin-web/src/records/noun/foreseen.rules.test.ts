import { expect, test } from '@jest/globals';
import { foreseen } from './foreseen.rules.js';

const names = { en: 'Sorya', km: 'សូរិយា', th: null };
const row = {
  id: '7',
  version: 3,
  name: 'Sorya',
  mayChange: true,
  names,
  city: 'Kampot',
  phone: null,
  ownId: '9',
  otherId: '2',
  other: { name: 'Giant' },
  stopIds: ['1'],
  weekdays: [1, 2],
  rates: [{ percent: 7 }],
};
const said = {
  names,
  city: 'Kampot',
  phone: null,
  ownId: '9',
  otherId: '2',
  stopIds: ['1'],
  weekdays: [1, 2],
  rates: [{ percent: 7 }],
};

test.each([
  ['a text', { city: 'Kep' }, { city: 'Kep' }],
  ['a text that was empty', { phone: '012' }, { phone: '012' }],
  ['a text that is empty now', { city: null }, { city: null }],
  ['several words', { weekdays: [5] }, { weekdays: [5] }],
  ['a number that names nothing', { ownId: '11' }, { ownId: '11' }],
  [
    'what it is called',
    { names: { ...names, en: 'Sorya North' } },
    { names: { ...names, en: 'Sorya North' }, name: 'Sorya North' },
  ],
  [
    'what it is called in a language that is not looked at',
    { names: { ...names, th: 'โสริยา' } },
    { names: { ...names, th: 'โสริยา' } },
  ],
])('%s is seen at once', (_, change, part) =>
  expect(foreseen(row, said, { ...said, ...change })).toEqual({ ...row, ...part }),
);

test('what it is called in one line', () => {
  const branch = { id: '1', version: 1, name: 'North', mayChange: true };
  expect(foreseen({ ...branch, name: 'North' }, { title: 'North' }, { title: 'South' })).toMatchObject({
    title: 'South',
    name: 'North',
  });
  const line = { ...branch, title: 'North' };
  expect(foreseen(line, { title: 'North' }, { title: 'South' })).toEqual({ ...line, title: 'South', name: 'South' });
});

test.each([
  ['nothing', {}],
  ['another record, whose name the server says', { otherId: '3' }],
  ['other records', { stopIds: ['1', '2'] }],
  ['rows of their own', { rates: [] as object[], city: 'Kep', otherId: '3' }],
  ['rows that changed', { rates: [{ percent: 8 }] }],
])('%s is waited for', (_, change) => expect(foreseen(row, said, { ...said, ...change })).toBeUndefined());
