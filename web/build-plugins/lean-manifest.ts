import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ASSETS = 'build/client/assets';

interface Route {
  readonly path?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

interface Manifest {
  readonly routes: Readonly<Record<string, Route>>;
}

/** Told for tools alone: no code of the router reads it in a browser. */
const FOR_TOOLS = 'hasDefaultExport';

/** A ticket as PDF, a list as CSV: a browser asks the server for it, its router never comes there. */
const isFile = ({ path = '' }: Route): boolean => /\.\w+$/.test(path);

/** What differs least from one route to the next stands together: packed it weighs a sixth less. */
const FIRST = ['module', 'clientActionModule', 'clientLoaderModule', 'parentId', 'path'];
const LAST = ['css', 'id'];
const placeOf = (key: string): number =>
  FIRST.includes(key) ? FIRST.indexOf(key) - FIRST.length : LAST.indexOf(key) + 1;

/** What the router reads of a route: it asks whether it has this and that, so saying nothing says no. */
const whatItHas = (route: object): object =>
  Object.fromEntries(
    Object.entries(route)
      .filter(([key, value]) => value !== false && !(Array.isArray(value) && value.length === 0) && key !== FOR_TOOLS)
      .sort(([a], [b]) => placeOf(a) - placeOf(b)),
  );

/**
 * The manifest of all routes that are pages, without the chunks of each (half its weight, and only hints for links that are
 * prefetched), the styles that the root has brought, and what they have not.
 */
export function leanManifest(script: string): string {
  const start = script.indexOf('{');
  const end = script.lastIndexOf('}') + 1;
  const { routes, ...rest } = JSON.parse(script.slice(start, end)) as Manifest;
  const brought = routes['root']?.css ?? [];
  const cssOf = (id: string, css: readonly string[] = []) =>
    id === 'root' ? css : css.filter((file) => !brought.includes(file));
  const lean = Object.fromEntries(
    Object.entries(routes)
      .filter(([, route]) => !isFile(route))
      .map(([id, route]) => [id, whatItHas({ ...route, css: cssOf(id, route.css), imports: [] })]),
  );
  return script.slice(0, start) + JSON.stringify({ ...rest, routes: lean }) + script.slice(end);
}

/**
 * Every page brings the manifest of all routes along (routeDiscovery of react-router.config.ts), so that who loses his
 * network can filter and go on at once: it has to be light. The router writes it when the server's half is built.
 */
export const withLeanManifest = (root: string): Plugin => ({
  name: 'naga:lean-manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  writeBundle: () => {
    for (const file of readdirSync(join(root, ASSETS)).filter((name) => /^manifest-\w+\.js$/.test(name))) {
      const path = join(root, ASSETS, file);
      writeFileSync(path, leanManifest(readFileSync(path, 'utf8')));
    }
  },
});
