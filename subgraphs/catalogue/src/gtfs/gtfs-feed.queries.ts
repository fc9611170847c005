import type { Database } from '@naga/server-kit/database/database.js';

export interface GtfsFeedRow {
  readonly digest: string;
  readonly bytes: number;
  readonly parts: number;
  readonly madeAt: Date;
}

const LATEST = `select digest, bytes::float8 as bytes, parts, made_at as "madeAt" from gtfs_feed where operator_id is null
  order by id desc limit 1`;
const PART = `select p.content from gtfs_feed_part p join gtfs_feed f on f.id = p.feed_id
  where f.digest = $1 and p.position = $2 and f.operator_id is not distinct from $3::bigint order by f.id desc limit 1`;

/** The feed that is given away now; undefined before the first. */
export const latestFeed = async (database: Database): Promise<GtfsFeedRow | undefined> =>
  (await database.rows<GtfsFeedRow>(LATEST))[0];

/** One part of a feed, of everything on sale or of one operator; undefined for a feed that never was, or has been gone for a while. */
export async function feedPart(
  database: Database,
  digest: string,
  position: number,
  operatorId: string | null = null,
): Promise<Buffer | undefined> {
  if (!/^[0-9a-f]{64}$/.test(digest)) return undefined;
  return (await database.rows<{ content: Buffer }>(PART, [digest, position, operatorId]))[0]?.content;
}
