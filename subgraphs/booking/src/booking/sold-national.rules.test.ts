import { expect, test } from '@jest/globals';
import { soldNational } from './sold-national.rules.js';

const leg = (localCountryCode: string, ...nationalities: ('LOCAL' | 'FOREIGN')[]) => ({
  localCountryCode,
  parts: nationalities.map((nationality, position) => ({ position, nationality })),
});

test.each([
  ['local in Cambodia', [leg('KH', 'LOCAL')], 'LOCAL', 'KH'],
  ['local in Laos, foreign in Cambodia', [leg('KH', 'FOREIGN'), leg('LA', 'LOCAL')], 'LOCAL', 'LA'],
  ['foreign everywhere', [leg('KH', 'FOREIGN'), leg('LA', 'FOREIGN')], 'FOREIGN', null],
  ['local everywhere, as a program told it', [leg('KH', 'LOCAL'), leg('LA', 'LOCAL')], 'LOCAL', null],
  ['foreign beside somebody local', [leg('KH', 'FOREIGN', 'LOCAL')], 'FOREIGN', null],
] as const)('%s', (_, legs, nationality, nationalOf) =>
  expect(soldNational(legs, 0)).toEqual({ nationality, nationalOf }),
);
