import { expect, test } from '@jest/globals';
import { readShown, shownPath } from './shown.js';

const ALL = { city: '', category: '', kind: '' as const, text: '', sort: 'POPULAR' as const, page: 1 };

test.each([
  ['/experiences', {}, {}],
  ['/experiences/all/kampot', { city: 'kampot' }, { city: 'kampot' }],
  ['/experiences/category/boat', { category: 'boat' }, { category: 'boat' }],
  ['/experiences/packages', {}, { kind: 'PACKAGE' }],
  ['/kh/experiences/short-activity', {}, { kind: 'SHORT_ACTIVITY' }],
  [
    '/experiences?city=kampot&category=boat&kind=PACKAGE&q=+river+&sort=PRICE&page=3',
    {},
    { city: 'kampot', category: 'boat', kind: 'PACKAGE', text: 'river', sort: 'PRICE', page: 3 },
  ],
  ['/experiences?sort=LUCK&kind=x&page=-1', {}, {}],
])('%s is read', (address, params, shown) => {
  const url = new URL(address, 'https://naga.example');
  expect(readShown(url.pathname, params, url.searchParams)).toEqual({ ...ALL, ...shown });
});

test.each([
  [{}, '/experiences'],
  [{ city: 'kampot' }, '/experiences/all/kampot'],
  [{ category: 'boat', sort: 'PRICE' as const }, '/experiences/category/boat?sort=PRICE'],
  [{ kind: 'PACKAGE' as const, page: 2 }, '/experiences/packages?page=2'],
  [{ kind: 'SHORT_ACTIVITY' as const }, '/experiences/short-activity'],
  [{ city: 'kampot', category: 'boat', text: 'a&b' }, '/experiences?city=kampot&category=boat&q=a%26b'],
])('%j stands at %s', (shown, path) => expect(shownPath({ ...ALL, ...shown })).toBe(path));
