import { fastifyReactRouter } from '@mcansh/react-router-fastify';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { GraphClient } from '../src/session/graph.js';
import type { VisitFacts } from '../src/session/visit-facts.js';
import { visitorHeaders } from './visitor-headers.js';

export interface WebServerOptions {
  graph: GraphClient;
  /** Scheme and host this site is reached at, without a slash at the end; each request's own host when left out. */
  baseUrl?: string | undefined;
  /** The newer application for unmatched paths. */
  nextAppUrl?: string | undefined;
  /** Epoch milliseconds; the machine's when left out. */
  now?: () => number;
}

/** What entry.server exports beside what React Router wants. */
interface EntryModule {
  visitOf: (facts: VisitFacts) => Promise<RouterContextProvider>;
  reportWith: (reporter: (error: unknown) => void) => void;
}

const here = dirname(fileURLToPath(import.meta.url));

/** build/ stands beside server/ and beside dist/. */
function buildFolder(): string {
  const folder = [join(here, '../build'), join(here, '../../build')].find((path) => existsSync(path));
  if (folder === undefined) throw new Error('web is not built: npm run build');
  return folder;
}

/** The page's own path: what is fetched when it is reached from another page ends in .data. */
const pageOf = (url: string): string => url.split('?')[0]!.replace(/\.data$/, '');

/** The public site as a Fastify plugin. Register it last and without prefix: it answers every path that is left. */
export async function webServer(app: FastifyInstance, options: WebServerOptions): Promise<void> {
  const { graph, baseUrl, nextAppUrl, now = Date.now } = options;
  const folder = buildFolder();
  const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
  const { visitOf, reportWith } = build.entry.module as unknown as EntryModule;
  reportWith((error) => app.log.error(error));
  await app.register(fastifyReactRouter as never, {
    build,
    clientBuildDirectory: join(folder, 'client'),
    mode: 'production',
    getLoadContext: (request: Parameters<typeof visitorHeaders>[0]) =>
      visitOf({
        graph,
        path: pageOf(request.url),
        host: request.host,
        cookie: request.headers.cookie ?? '',
        baseUrl: baseUrl ?? `${request.protocol}://${request.host}`,
        nextAppUrl,
        now: now(),
        ...visitorHeaders(request),
      }),
  });
}
