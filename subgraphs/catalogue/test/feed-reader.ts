import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { Archive } from '../src/gtfs-import/archive.js';
import type { Feed, FeedLine } from '../src/gtfs-import/feed-lines.js';
import { readFeed } from '../src/gtfs-import/read-feed.js';
import { readTimetable } from '../src/gtfs-import/read-timetable.js';
import { packed } from './gtfs.fixture.js';
import { catalogueWith, Market } from './world.js';

/** What a feed says, with its lines at hand, and how many trips and calls were kept of it. */
export interface Read extends Omit<Feed, 'lines'> {
  readonly lines: readonly FeedLine[];
  readonly trips: number;
  readonly calls: number;
}

const COUNTS = `select (select count(*)::int from feed_trip) as trips, (select count(*)::int from feed_call) as calls`;

/** Reads feeds on a database of its own, and nothing else. */
export async function feedReader() {
  const catalogue = await catalogueWith(new Market());
  const read = (of: (transaction: RowTransaction) => Promise<Feed>): Promise<Read> =>
    inRowTransaction(catalogue.outside, async (transaction) => {
      const feed = await of(transaction);
      const [counts] = await transaction.rows<{ trips: number; calls: number }>(COUNTS);
      const lines: FeedLine[] = [];
      for await (const line of feed.lines) lines.push(line);
      return { ...feed, lines, ...counts! };
    });
  return {
    archive: (archive: Archive): Promise<Read> => read((transaction) => readFeed(transaction, archive)),
    files: async (files: Readonly<Record<string, string>>): Promise<Read> => {
      const archive = await Archive.open(await packed(files));
      return read((transaction) => readFeed(transaction, archive));
    },
    timetable: (bytes: Buffer): Promise<Read> => read((transaction) => readTimetable(transaction, bytes)),
    close: () => catalogue.close(),
  };
}
export type FeedReader = Awaited<ReturnType<typeof feedReader>>;
