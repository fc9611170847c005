import { onPointsTold } from './keep-points.command.js';
import { tellExpiringPoints, tellMovedPoints, tellReferredPoints } from './tell-points.command.js';

/** Who hears what becomes of points. */
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
