import { Readable } from 'node:stream';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { PROBLEMS } from '../problems.js';
import { RestError } from '../rest-error.js';
import type { AskGraph } from '../ask-graph.js';
import type { Routes } from '../route-means.js';
import { RestGtfsFeedDocument, RestGtfsFeedPartDocument, type RestGtfsFeedQuery } from './gtfs.generated.js';

type Feed = NonNullable<RestGtfsFeedQuery['gtfsFeed']>;

/** The job that makes it comes round every ten minutes. */
const COMES_SECONDS = '60';
/** A timetable of weeks may be an hour old, and a day old while a newer one is fetched. */
const CACHED = 'public, max-age=3600, stale-while-revalidate=86400';

/** Whether the client has it already (RFC 9110, 13.1.2). */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known !== undefined && known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

/** A part, with the next one asked for only when it has been sent. */
async function* partsOf(ask: AskGraph, { digest, parts }: Feed, viewer: Viewer): AsyncGenerator<Buffer, void> {
  for (let part = 0; part < parts; part++) {
    const { gtfsFeedPart } = await ask(RestGtfsFeedPartDocument, { digest, part }, viewer);
    if (gtfsFeedPart === null) throw new Error('newer feeds have taken the place of this one');
    yield Buffer.from(gtfsFeedPart, 'base64');
  }
}

/** GET gtfs.zip: everything that is on sale, for journey planners (docs/algorithms/gtfs.md). */
export const gtfsRoutes: Routes = (app, { ask, viewerOf }) => {
  app.get(
    '/gtfs.zip',
    {
      schema: {
        summary: 'Everything on sale as a GTFS feed',
        description:
          'Operators, stops, routes, trips, calendars, fares and names in five languages. Send If-None-Match: nothing is sent again while it is the same.',
        tags: ['Catalogue'],
        response: { 404: PROBLEMS[404], 429: PROBLEMS[429], 503: PROBLEMS[503] },
      },
    },
    async (request, reply) => {
      const viewer = await viewerOf(request);
      const { gtfsFeed } = await ask(RestGtfsFeedDocument, {}, viewer);
      if (!gtfsFeed)
        throw new RestError(404, 'NOTHING_ON_SALE', ['Nothing is on sale yet.'], {}, { 'retry-after': COMES_SECONDS });
      const etag = `"${gtfsFeed.digest}"`;
      void reply
        .header('etag', etag)
        .header('cache-control', CACHED)
        .header('last-modified', new Date(gtfsFeed.madeAt).toUTCString());
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304 as never).send(undefined as never);
      return reply
        .type('application/zip')
        .header('content-length', gtfsFeed.bytes)
        .header('content-disposition', 'attachment; filename="naga-gtfs.zip"')
        .send(Readable.from(partsOf(ask, gtfsFeed, viewer), { objectMode: false, highWaterMark: 1 }) as never);
    },
  );
};
