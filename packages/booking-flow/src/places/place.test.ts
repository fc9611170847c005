import { describe, expect, test } from '@jest/globals';
import { cutAtMatch } from './place.js';
import { placeOptions } from './place-options.js';
import { popularPlaces } from './popular-places.js';

const at = (slug: string) => ({ slug, name: slug.toUpperCase() });

test.each([
  ['Siem Reap', 'rea', ['Siem ', 'Rea', 'p']],
  ['សៀមរាប', 'រាប', ['សៀម', 'រាប', '']],
  ['Siem Reap', 'xyz', ['Siem Reap', '', '']],
  ['Siem Reap', '', ['Siem Reap', '', '']],
])('%s is cut at %s', (name, typed, parts) => expect(cutAtMatch(name, typed)).toEqual(parts));

describe('an empty field offers', () => {
  const pairs = [
    { from: at('pp'), to: at('sr') },
    { from: at('kp'), to: at('pp') },
    { from: at('pp'), to: at('kp') },
  ];
  const slugs = (...args: Parameters<typeof popularPlaces>) => popularPlaces(...args).map(({ slug }) => slug);
  test('where people start, each once', () => expect(slugs(pairs, 'from')).toEqual(['pp', 'kp']));
  test('first what is reached from the chosen start, never the start itself', () =>
    expect(slugs(pairs, 'to', 'pp')).toEqual(['sr', 'kp']));
});

test('what was found is offered cities first, each with where it lies and what matched in another script', () => {
  const city = { slug: 'siem-reap', name: 'Siem Reap', parent: { name: 'Cambodia' } };
  const options = placeOptions([
    { matchedText: 'Night Market', location: city, stop: { id: '9', name: 'Night Market' } },
    { matchedText: 'សៀមរាប', location: city, stop: null },
  ]);
  expect(options).toEqual([
    { group: 'cities', name: 'Siem Reap', slug: 'siem-reap', hint: 'Cambodia', matched: 'សៀមរាប' },
    { group: 'stops', name: 'Night Market', slug: 'siem-reap', stopId: '9', hint: 'Siem Reap', matched: undefined },
  ]);
});
