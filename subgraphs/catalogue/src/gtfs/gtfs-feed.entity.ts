import { defineEntity, p } from '@mikro-orm/core';
import { Operator } from '../operator/operator.entity.js';

const GtfsFeedSchema = defineEntity({
  name: 'GtfsFeed',
  tableName: 'gtfs_feed',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** Whose timetable it is; null: everything on sale. */
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id').nullable().index().deleteRule('cascade'),
    /** Of what it says: the same offer has the same. */
    digest: p.string().length(64),
    madeAt: p.datetime(),
    /** Of the archive. */
    bytes: p.bigint('number'),
    parts: p.integer(),
  },
});
/** Everything that was on sale, or all that one operator drives, as one archive; the newest, and the one before while it is still read. */
export class GtfsFeed extends GtfsFeedSchema.class {}
GtfsFeedSchema.setClass(GtfsFeed);

const GtfsFeedPartSchema = defineEntity({
  name: 'GtfsFeedPart',
  tableName: 'gtfs_feed_part',
  uniques: [{ properties: ['feedId', 'position'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    feedId: () => p.manyToOne(GtfsFeed).mapToPk().fieldName('feed_id').deleteRule('cascade'),
    position: p.integer(),
    content: p.blob(),
  },
});
/** A piece of the archive. */
export class GtfsFeedPart extends GtfsFeedPartSchema.class {}
GtfsFeedPartSchema.setClass(GtfsFeedPart);
