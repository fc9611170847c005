/**
 * Releases the uses that `condition` (over `u`, parameters from $1) finds in one of these states, and gives their coupons
 * back what they took. A released one is left as it is, so that repeating it changes nothing.
 */
export const releaseUses = (condition: string): string => `with
  gone as (update coupon_use u set state = 'RELEASED' where u.state <> 'RELEASED' and ${condition}
    returning u.coupon_id, u.mode, u.discount),
  back as (select coupon_id, mode, count(*)::int as uses, sum(discount)::bigint as spent from gone
    group by coupon_id, mode)
  update coupon_count c set uses = c.uses - b.uses, spent = c.spent - b.spent
  from back b where c.coupon_id = b.coupon_id and c.mode = b.mode returning b.uses`;
