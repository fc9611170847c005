import { createHash } from 'node:crypto';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { CatalogueContext } from '../journey/asking.js';
import { type FeedFile, textOf } from './feed-file.js';
import type { GtfsFeedRow } from './gtfs-feed.queries.js';
import { inParts, zip } from './zip.js';

/** Base64 of it passes through the graph in one answer. */
const PART_BYTES = 256 * 1024;

const INSERT = `insert into gtfs_feed (operator_id, digest, made_at, bytes, parts)
  values ($1::bigint, '', to_timestamp($2::float8 / 1000), 0, 0) returning id::text as id, made_at as "madeAt"`;
const INSERT_PART = 'insert into gtfs_feed_part (feed_id, position, content) values ($1::bigint, $2, $3)';
const DONE = 'update gtfs_feed set digest = $2, bytes = $3::bigint, parts = $4 where id = $1::bigint';
/** Who reads the one before shall come to its end. */
const FORGET = `delete from gtfs_feed where operator_id is not distinct from $1::bigint and id not in
  (select id from gtfs_feed where operator_id is not distinct from $1::bigint order by id desc limit 2)`;

/**
 * Packs tables and keeps the archive part by part, none of it held for longer than it is written. `operatorId`: whose it
 * is, null of all that is on sale. `digest`: what it is asked by, otherwise one of the archive itself.
 */
export async function keepFeed(
  { database, clock }: CatalogueContext,
  files: readonly FeedFile[],
  { operatorId, digest }: { readonly operatorId: string | null; readonly digest?: string },
): Promise<GtfsFeedRow> {
  const archive = zip(files.map((file) => ({ name: file.name, text: textOf(file) })));
  return inRowTransaction(database, async (transaction) => {
    const [feed] = await transaction.rows<{ id: string; madeAt: Date }>(INSERT, [operatorId, clock.now()]);
    const hash = createHash('sha256');
    let [bytes, parts] = [0, 0];
    for await (const part of inParts(archive, PART_BYTES)) {
      await transaction.rows(INSERT_PART, [feed!.id, parts, part]);
      hash.update(part);
      bytes += part.length;
      parts += 1;
    }
    const name = digest ?? hash.digest('hex');
    await transaction.rows(DONE, [feed!.id, name, bytes, parts]);
    await transaction.rows(FORGET, [operatorId]);
    return { digest: name, bytes, parts, madeAt: feed!.madeAt };
  });
}
