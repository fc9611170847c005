import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ASSETS = 'build/client/assets';

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly imports?: readonly string[] }>>;
}

/** Told for tools alone: no code of the router reads it in a browser. */
const FOR_TOOLS = 'hasDefaultExport';

/** What the router reads of a route: it asks whether it has this and that, so saying nothing says no. */
const whatItHas = (route: object): object =>
  Object.fromEntries(
    Object.entries(route).filter(
      ([key, value]) => value !== false && !(Array.isArray(value) && value.length === 0) && key !== FOR_TOOLS,
    ),
  );

/**
 * The manifest of all routes without the chunks of each (half its weight, and only hints for links that are prefetched) and
 * without what they have not.
 */
export function leanManifest(script: string): string {
  const start = script.indexOf('{');
  const end = script.lastIndexOf('}') + 1;
  const { routes, ...rest } = JSON.parse(script.slice(start, end)) as Manifest;
  const lean = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, whatItHas({ ...route, imports: [] })]),
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
