import { expect, test } from '@jest/globals';
import { nameOfZone } from './zone-name.rules.js';

const names = new Map([
  ['1', 'Kep'],
  ['2', 'Kampot'],
  ['3', 'Takeo'],
  ['4', 'x'.repeat(200)],
]);

test.each([
  [['1'], 'Kep'],
  [['1', '2', '3'], 'Kep – Takeo'],
  [['1', '9'], 'Kep – 9'],
  [['4'], 'x'.repeat(120)],
])('a zone of the stops %j is called %s', (stops, name) => {
  expect(nameOfZone(stops, names)).toBe(name);
});
