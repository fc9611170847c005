import { expect, test } from '@jest/globals';
import { isInOurCountries, pointOf } from './point.rules.js';

test.each([
  ['numbers of a record', { latitude: 11.5, longitude: 104.9 }, { latitude: 11.5, longitude: 104.9 }],
  ['texts of a form', { latitude: ' 11.5', longitude: '104.9 ' }, { latitude: 11.5, longitude: 104.9 }],
  ['one of them', { latitude: '11.5', longitude: '' }, undefined],
  ['nothing', {}, undefined],
  ['words', { latitude: 'north', longitude: '104' }, undefined],
  ['no place on earth', { latitude: '104.9', longitude: '11.5' }, undefined],
])('%s', (_of, values, point) => expect(pointOf(values)).toEqual(point));

test.each([
  ['Phnom Penh', 11.55, 104.92, true],
  ['Dien Bien Phu', 21.39, 103.02, true],
  ['Phnom Penh, its longitude first', 89, 11.55, false],
  ['Singapore', 1.35, 103.82, false],
])('%s lies in our countries: %p, %p: %p', (_name, latitude, longitude, expected) =>
  expect(isInOurCountries({ latitude, longitude })).toBe(expected),
);
