import { expect, test } from '@jest/globals';
import { amount, percent } from './amount-field.js';
import { linesOf, problemsOfLine, valuesAfter } from './import-file.js';
import { defineNoun } from './noun.js';
import type { NounFields } from './noun-field.js';
import { ids, numbers, words } from './plural-field.js';
import { line } from './text-field.js';
import { day, instant } from './time-field.js';

const fields = {
  currency: line({ max: 3 }),
  kind: line({ max: 10 }),
  price: amount({ currency: 'currency', min: 0, max: 1e12, isPercent: ({ kind }) => kind === 'PERCENT' }),
  share: percent({ min: 0, max: 10_000 }),
  from: instant({}),
  on: day({}),
  transports: words({ of: ['BUS', 'TAXI', 'FERRY'], max: 3 }),
  routeIds: ids({ max: 9 }),
  weekdays: numbers({ min: 1, max: 7 }),
} satisfies NounFields;
const noun = defineNoun({
  name: 'Toy',
  plural: 'Toys',
  about: 'For this test.',
  table: 'toy',
  permission: 'toy.edit',
  fields,
  called: 'kind',
  ends: 'removed',
});

/** What one cell of a line comes to beside a currency, or the code of what is wrong with it. */
function read(name: keyof typeof fields, cell: string, currency = 'USD', kind = 'AMOUNT'): unknown {
  const [row] = linesOf(noun, `currency,kind,${name}\n${currency},${kind},"${cell}"`);
  const values = valuesAfter(noun, null, row!);
  return (
    problemsOfLine(noun, row!, values).find(({ path, code }) => path === name && code === 'FORM')?.code ?? values[name]
  );
}

test.each([
  ['price', '2.50', 'USD', 250],
  ['price', '2,5', 'USD', 250],
  ['price', '20000', 'VND', 20_000],
  ['price', '4000', 'KHR', 400_000],
  ['price', '0.5', 'KHR', 'FORM'],
  ['price', '2.50', 'EUR', 'FORM'],
  ['price', 'two', 'USD', 'FORM'],
  ['price', '', 'USD', null],
  ['share', '12.5', 'USD', 1250],
  ['share', '40%', 'USD', 4000],
  ['share', '-1', 'USD', 'FORM'],
  ['from', '2027-01-31 18:00', 'USD', '2027-01-31T11:00:00.000Z'],
  ['from', '2027-01-31T18:00:00Z', 'USD', '2027-01-31T18:00:00.000Z'],
  ['from', 'tomorrow', 'USD', 'FORM'],
  ['from', '7', 'USD', 'FORM'],
  ['from', '2027-13-01 00:00', 'USD', 'FORM'],
  ['on', '2027-01-31', 'USD', '2027-01-31'],
  ['on', '2027-02-31', 'USD', 'FORM'],
  ['transports', 'bus; Ferry', 'USD', ['BUS', 'FERRY']],
  ['transports', '', 'USD', []],
  ['routeIds', '7;3', 'USD', ['7', '3']],
  ['weekdays', '5;6', 'USD', [5, 6]],
  ['weekdays', 'Friday', 'USD', 'FORM'],
] as const)('%s of %p in %s', (name, cell, currency, value) => expect(read(name, cell, currency)).toEqual(value));

test.each([
  ["'=1", '=1'],
  ["''=1", "'=1"],
  ["'''=1", "''=1"],
  ["''s", "''s"],
])('%s is the text %s, as it was written', (cell, text) =>
  expect(linesOf(noun, `kind\n${cell}`)[0]!.values['kind']).toBe(text),
);

test('an amount is a percentage where the record says so', () =>
  expect([read('price', '12.5', 'USD', 'PERCENT'), read('price', '12.5', 'USD', 'AMOUNT')]).toEqual([1250, 1250]));

test.each([
  ['transports', ['BUS', 'PLANE'], ['UNKNOWN']],
  ['transports', ['FERRY', 'BUS'], []],
  ['weekdays', [0], ['RANGE']],
  ['routeIds', ['seven'], ['UNKNOWN']],
  ['price', -1, ['MIN']],
] as const)('%s of %p', (name, value, codes) =>
  expect(noun.fields[name]!.problems(value as never).map(({ code }) => code)).toEqual(codes),
);

test('what is said twice is kept once and in order', () => {
  expect(noun.fields['transports']!.stored(['FERRY', 'BUS', 'BUS'])).toEqual(['BUS', 'FERRY']);
  expect(noun.fields['weekdays']!.stored([6, 5, 6])).toEqual([5, 6]);
  expect(noun.fields['routeIds']!.stored(['10', '9', '10'])).toEqual(['9', '10']);
});
