import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { COUPON_SCOPES, MANAGE } from '../coupon/coupon-owner.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { CouponUsePageView, CouponUsesArgs } from './coupon-use.type.js';
import { couponUses } from './coupon-uses.queries.js';

@Resolver()
export class CouponUseResolver {
  @Requires(MANAGE, COUPON_SCOPES)
  @Query(() => CouponUsePageView, { description: 'Applied coupon codes, the latest first.' })
  couponUses(@Ctx() context: PricingContext, @Args(() => CouponUsesArgs) search: CouponUsesArgs): CouponUsePageView {
    const page = couponUses(context, search).map(({ discount, currency, ...use }) => ({
      ...use,
      discount: { amount: discount, currency },
      booking: { id: use.bookingId },
    }));
    return CouponUsePageView.of(page);
  }
}
