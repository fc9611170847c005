import { createHash } from 'node:crypto';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { todayOf, askingOf, type CatalogueContext } from '../journey/asking.js';
import { inSlices } from '../memory/in-slices.js';
import { type FeedFile, textOf } from './feed-file.js';
import { feedFiles, feedInfo } from './gtfs-feed.js';
import { latestFeed } from './gtfs-feed.queries.js';
import { soldFares } from './sold-fares.js';
import { soldTrips } from './sold-trips.js';
import { inParts, zip } from './zip.js';

/** Base64 of it passes through the graph in one answer. */
const PART_BYTES = 256 * 1024;

async function digestOf(files: readonly FeedFile[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file.name);
    for await (const text of textOf(file)) hash.update(text);
  }
  return hash.digest('hex');
}

const INSERT = `insert into gtfs_feed (digest, made_at, bytes, parts)
  values ($1, to_timestamp($2::float8 / 1000), 0, 0) returning id::text as id`;
const INSERT_PART = 'insert into gtfs_feed_part (feed_id, position, content) values ($1::bigint, $2, $3)';
const DONE = 'update gtfs_feed set bytes = $2::bigint, parts = $3 where id = $1::bigint';
/** Who reads the one before shall come to its end. */
const FORGET = 'delete from gtfs_feed where id not in (select id from gtfs_feed order by id desc limit 2)';

async function keep(context: CatalogueContext, digest: string, files: readonly FeedFile[]): Promise<void> {
  const archive = zip(files.map((file) => ({ name: file.name, text: textOf(file) })));
  await inRowTransaction(context.database, async (transaction) => {
    const [feed] = await transaction.rows<{ id: string }>(INSERT, [digest, context.clock.now()]);
    let [bytes, parts] = [0, 0];
    for await (const part of inParts(archive, PART_BYTES)) {
      await transaction.rows(INSERT_PART, [feed!.id, parts, part]);
      bytes += part.length;
      parts += 1;
    }
    await transaction.rows(DONE, [feed!.id, bytes, parts]);
    await transaction.rows(FORGET);
  });
}

/**
 * Writes everything that is on sale to everybody as a GTFS feed, in bounded memory, and keeps it for whoever asks; takes the
 * feed back when nothing is on sale. Repeating it changes nothing until catalogue, prices or the day are others.
 */
export async function publishFeed(context: CatalogueContext): Promise<void> {
  const asking = askingOf(context);
  const sold = await inSlices(soldTrips(asking.catalogue, todayOf(asking)));
  if (sold.trips.length === 0) {
    await context.database.rows('delete from gtfs_feed');
    return;
  }
  const offer = { sold, fares: await soldFares(context, sold), baseUrl: context.services.baseUrl };
  const files = feedFiles(offer);
  const version = await digestOf(files);
  const whole = [...files, feedInfo(offer, version.slice(0, 16))];
  const digest = await digestOf(whole);
  if ((await latestFeed(context.database))?.digest === digest) return;
  await keep(context, digest, whole);
}
