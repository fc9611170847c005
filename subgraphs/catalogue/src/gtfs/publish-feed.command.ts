import { createHash } from 'node:crypto';
import { todayOf, askingOf, type CatalogueContext } from '../journey/asking.js';
import { inSlices } from '@naga/server-kit/process/in-slices.js';
import { type FeedFile, textOf } from './feed-file.js';
import { feedFiles, feedInfo } from './gtfs-feed.js';
import { latestFeed } from './gtfs-feed.queries.js';
import { keepFeed } from './keep-feed.js';
import { soldFares } from './sold-fares.js';
import { soldTrips } from './sold-trips.js';

async function digestOf(files: readonly FeedFile[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file.name);
    for await (const text of textOf(file)) hash.update(text);
  }
  return hash.digest('hex');
}

/**
 * Writes everything that is on sale to everybody as a GTFS feed, in bounded memory, and keeps it for whoever asks; takes the
 * feed back when nothing is on sale. Repeating it changes nothing until catalogue, prices or the day are others.
 */
export async function publishFeed(context: CatalogueContext): Promise<void> {
  const asking = askingOf(context);
  const sold = await inSlices(soldTrips(asking.catalogue, todayOf(asking)));
  if (sold.trips.length === 0) {
    await context.database.rows('delete from gtfs_feed where operator_id is null');
    return;
  }
  const offer = { sold, fares: await soldFares(context, sold), baseUrl: context.services.baseUrl };
  const files = feedFiles(offer);
  const version = await digestOf(files);
  const whole = [...files, feedInfo(offer, version.slice(0, 16))];
  const digest = await digestOf(whole);
  if ((await latestFeed(context.database))?.digest === digest) return;
  await keepFeed(context, whole, { operatorId: null, digest });
}
