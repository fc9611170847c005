import { expect, test } from '@jest/globals';
import { canonicalPath, shownAt, shownPath } from './shown.js';

test.each([
  ['/gallery', { forApp: false, kind: undefined, page: 1 }, '/gallery', '/gallery'],
  ['/kh/gallery?kind=bus&utm=1', { forApp: false, kind: 'bus', page: 1 }, '/gallery?kind=bus', '/gallery?kind=bus'],
  [
    '/appGallery?kind=ferry&page=2',
    { forApp: true, kind: 'ferry', page: 2 },
    '/appGallery?kind=ferry&page=2',
    '/gallery?kind=ferry&page=2',
  ],
  ['/gallery?kind=plane&page=0', { forApp: false, kind: undefined, page: 1 }, '/gallery', '/gallery'],
  ['/gallery?page=1.5', { forApp: false, kind: undefined, page: 1 }, '/gallery', '/gallery'],
])('%s asks for %j, which is %s, and %s to search engines', (address, shown, path, canonical) => {
  expect(shownAt(new URL(address, 'https://naga.example'))).toEqual(shown);
  expect([shownPath(shownAt(new URL(address, 'https://naga.example'))), canonicalPath({ ...shown } as never)]).toEqual([
    path,
    canonical,
  ]);
});
