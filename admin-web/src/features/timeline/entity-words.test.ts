import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { ENTITIES, entityName } from './entity-words.js';

const SUBGRAPHS = join(import.meta.dirname, '../../../../subgraphs');

test('whatever the audit tells of has words, and no words are left over', () => {
  const told = globSync('*/migrations/*.ts', { cwd: SUBGRAPHS })
    .map((file) => readFileSync(join(SUBGRAPHS, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/entity: '(\w+)'/g)].map(([, entity]) => entity as string));
  expect(told).toEqual(expect.arrayContaining(['Account', 'Booking', 'Route', 'PricingRule', 'Parcel', 'Experience']));
  expect([...new Set(told)].sort()).toEqual([...ENTITIES].sort());
});

test('what is younger than this client is told in the words it is made of', () => {
  expect(entityName(createIntl({ locale: 'en' }), 'LuggageTag')).toBe('luggage tag');
});
