import { ReferralResolver } from '../referral/referral.resolver.js';
import { RewardRequestResolver } from '../reward-request/reward-request.resolver.js';
import { expirePointsJob } from './expire-points.job.js';
import { ListedMovementResolver } from './listed-movement.resolver.js';
import { onPointsTold } from './keep-points.command.js';
import { lapsePointsJob } from './lapse-points.job.js';
import { PointsResolver } from './points.resolver.js';
import { RewardResolver } from './reward.resolver.js';
import { tellExpiringPoints, tellMovedPoints, tellReferredPoints } from './tell-points.command.js';

/** What the graph asks of points. */
export const REWARD_RESOLVERS = [
  RewardResolver,
  PointsResolver,
  ListedMovementResolver,
  RewardRequestResolver,
  ReferralResolver,
] as const;

/** Who hears what becomes of them. */
export const REWARD_AUDIENCE = {
  'points.expire_soon': ['users'],
  'points.moved': ['users'],
  'points.referred': ['users'],
  'second_person.asked': ['users'],
} as const;

/** What is done when something was told of them. */
export const REWARD_CONSUMERS = {
  'points.told': onPointsTold,
  'points.expire_soon': tellExpiringPoints,
  'points.moved': tellMovedPoints,
  'points.referred': tellReferredPoints,
} as const;

/** What is done by itself. */
export const REWARD_JOBS = [lapsePointsJob, expirePointsJob] as const;
