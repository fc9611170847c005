/**
 * Releases the uses that `condition` (over `u`, parameters from $1) finds in one of these states, and gives their coupons
 * back what they took. A released one is left as it is, so that repeating it changes nothing. Coupons are locked before
 * their counts, as whoever takes a use does.
 */
export const releaseUses = (condition: string): string => `with
  gone as (update coupon_use u set state = 'RELEASED' where u.state <> 'RELEASED' and ${condition}
    returning u.coupon_id, u.mode, u.discount),
  locked as materialized (select id from coupon where id in (select coupon_id from gone) order by id for no key update),
  back as (select coupon_id, mode, count(*)::int as uses, sum(discount)::bigint as spent from gone
    group by coupon_id, mode)
  update coupon_count c set uses = c.uses - b.uses, spent = c.spent - b.spent
  from back b cross join (select count(*) from locked) first
  where c.coupon_id = b.coupon_id and c.mode = b.mode returning b.uses`;
