import { defineEntity, p } from '@mikro-orm/core';

const FollowedTimingSchema = defineEntity({
  name: 'FollowedTiming',
  tableName: 'followed_timing',
  properties: {
    routeTimingId: p.bigint('string').primary().autoincrement(false),
    followedAt: p.datetime(),
  },
});
/** A route timing that a change of its line made in place of another, and that has its rules by now, or none. */
export class FollowedTiming extends FollowedTimingSchema.class {}
FollowedTimingSchema.setClass(FollowedTiming);
