import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { COUPON_SCOPES, MANAGE } from '../coupon/coupon-owner.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { CouponUsePageView, CouponUsesArgs } from './coupon-use.type.js';
import { couponUses } from './coupon-uses.queries.js';

@Resolver()
export class CouponUseResolver {
  @Requires(MANAGE, COUPON_SCOPES)
  @Query(() => CouponUsePageView, { description: 'Applied coupon codes, the latest first.' })
  async couponUses(
    @Ctx() context: PricingContext,
    @Args(() => CouponUsesArgs) search: CouponUsesArgs,
  ): Promise<CouponUsePageView> {
    const { rows, ...page } = await couponUses(context, search);
    return {
      ...page,
      rows: rows.map(({ discount, currency, ...use }) => ({
        ...use,
        discount: { amount: discount, currency },
        booking: { id: use.bookingId },
      })),
    };
  }
}

@Resolver(() => CouponUsePageView)
export class CouponUsePageResolver {
  @FieldResolver(() => Int, { description: 'Of all pages; counted when it is asked.' })
  total(@Root() { count }: CouponUsePageView): Promise<number> {
    return count();
  }
}
