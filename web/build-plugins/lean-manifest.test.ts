import { expect, test } from '@jest/globals';
import { leanManifest } from './lean-manifest.js';

test('the manifest keeps everything of a route but the chunks it would bring and what it has not', () => {
  const manifest = {
    entry: { module: '/assets/entry.js', imports: ['/assets/a.js'] },
    routes: {
      seats: {
        id: 'seats',
        path: 'checkout/:x',
        hasAction: false,
        hasLoader: true,
        hasDefaultExport: true,
        module: '/assets/seats.js',
        imports: ['/assets/a.js'],
        css: [],
      },
    },
    version: 'abc',
  };
  const lean = leanManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(lean).toMatch(/^window\.__reactRouterManifest=\{.*\};$/);
  expect(JSON.parse(lean.slice(lean.indexOf('{'), -1))).toEqual({
    ...manifest,
    routes: {
      seats: { id: 'seats', path: 'checkout/:x', hasLoader: true, module: '/assets/seats.js' },
    },
  });
});
