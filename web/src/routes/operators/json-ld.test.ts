import { expect, test } from '@jest/globals';
import { pictureAt, picturePath } from '@naga/kernel/picture.js';
import { operatorThings } from './json-ld.js';

const LOGO = picturePath('catalogue', '0'.repeat(40));
const baseUrl = 'https://naga.example';
const operator: Parameters<typeof operatorThings>[0] = {
  __typename: 'Operator',
  id: '1',
  slug: 'mekong-ibis',
  reviewsOperatorId: '1',
  name: 'Mekong Ibis',
  countryCode: 'KH',
  featured: false,
  offline: false,
  allowLocalOnly: false,
  logoUrl: pictureAt(LOGO, 96),
  appBackgroundUrl: null,
  tagLine: null,
  about: null,
  city: null,
  phone: null,
  email: null,
  website: null,
  cancellationPolicy: null,
  rating: null,
  reviewCount: 0,
  transportTypes: ['BUS'],
  branches: [],
  vehicles: [],
};

test('the logo is large enough for search engines, who show none below 112 pixels', () => {
  const things = operatorThings(operator, [], 'A traveller', {
    site: 'Naga',
    list: 'Operators',
    baseUrl,
    at: (path) => baseUrl + path,
  });
  expect(things.at(-1)).toMatchObject({ logo: baseUrl + pictureAt(LOGO, 320) });
});
