import { requirePermission } from '@naga/server-kit/viewer/permission.js';
import { reachCondition, type ReachSql, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { CouponOwner } from './coupon-form.rules.js';

export const MANAGE = 'coupon.manage';

/** Whose scope of coupon.manage reaches a row of coupons: its operator's, its country's admins. */
export const reachOf = (row: string): ReachSql => ({
  operator: `${row}.operator_id = $key::bigint`,
  country: `${row}.country_code = $key`,
});

export const COUPON_SCOPES = scopesOf(reachOf('c'));

/** The filter of `coupon c` by the viewer's reach; its value is the statement's parameter of that number. */
export const withinReach = (viewer: Viewer, parameter: number) =>
  reachCondition(reachBy(viewer, MANAGE, COUPON_SCOPES), reachOf('c'), parameter);

/** Whose a coupon is that the viewer makes: his operator's, his country's, or the platform's. */
export function ownerOf(viewer: Viewer): CouponOwner {
  const scope = requirePermission(viewer, MANAGE);
  if (viewer.kind !== 'user' || scope === 'all') return { operatorId: null, countryCode: null };
  const countryCode = viewer.countryCode ?? null;
  return { operatorId: scope === 'country' ? null : (viewer.operatorId ?? null), countryCode };
}
