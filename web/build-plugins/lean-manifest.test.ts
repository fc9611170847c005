import { expect, test } from '@jest/globals';
import { leanManifest } from './lean-manifest.js';

test('the manifest keeps everything of a page but the chunks it would bring, the styles that are there and what it has not', () => {
  const manifest = {
    entry: { module: '/assets/entry.js', imports: ['/assets/a.js'] },
    routes: {
      root: { id: 'root', path: '', module: '/assets/root.js', css: ['/assets/root.css', '/assets/button.css#'] },
      ticket: { id: 'ticket', path: 'ticket.pdf', hasLoader: true, module: '/assets/pdf.js' },
      seats: {
        id: 'seats',
        path: 'checkout/:x',
        hasAction: false,
        hasLoader: true,
        hasDefaultExport: true,
        module: '/assets/seats.js',
        imports: ['/assets/a.js'],
        css: ['/assets/button.css#', '/assets/seats.css'],
      },
    },
    version: 'abc',
  };
  const lean = leanManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(lean).toMatch(/^window\.__reactRouterManifest=\{.*\};$/);
  expect(JSON.parse(lean.slice(lean.indexOf('{'), -1))).toEqual({
    ...manifest,
    routes: {
      root: manifest.routes.root,
      seats: {
        id: 'seats',
        path: 'checkout/:x',
        hasLoader: true,
        module: '/assets/seats.js',
        css: ['/assets/seats.css'],
      },
    },
  });
});
