import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { PricingContext } from '../tariff/pricing-services.js';
import { CouponInput, CouponPageView, CouponResult, CouponsArgs, CouponView } from './coupon.type.js';
import { couponById, couponPage, type CouponRecord, requireCoupon } from './coupon.queries.js';
import { COUPON_SCOPES, MANAGE } from './coupon-owner.js';
import { createCoupon } from './create-coupon.command.js';
import { updateCoupon } from './update-coupon.command.js';

const at = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

const couponView = ({ buyFrom, buyUntil, ...coupon }: CouponRecord): CouponView =>
  Object.assign(new CouponView(), { ...coupon, buyFrom: at(buyFrom), buyUntil: at(buyUntil) });

const shown = async (context: PricingContext, id: string): Promise<CouponView> =>
  couponView(await requireCoupon(context, id));

@Resolver()
export class CouponResolver {
  @Requires(MANAGE, COUPON_SCOPES)
  @Query(() => CouponPageView, { description: 'The newest first.' })
  coupons(@Ctx() context: PricingContext, @Args(() => CouponsArgs) search: CouponsArgs): CouponPageView {
    return CouponPageView.of(couponPage(context, search).map(couponView));
  }

  @Requires(MANAGE, COUPON_SCOPES)
  @Query(() => CouponView, { nullable: true })
  async coupon(@Ctx() context: PricingContext, @Arg('id', () => ID) id: string): Promise<CouponView | null> {
    const coupon = await couponById(context, id);
    return coupon === undefined ? null : couponView(coupon);
  }

  @Requires(MANAGE, COUPON_SCOPES)
  @Mutation(() => CouponResult, { description: 'Without codes yet. Refused: OUT_OF_YOUR_SCOPE.' })
  createCoupon(
    @Ctx() context: PricingContext,
    @Arg('input', () => CouponInput) input: CouponInput,
  ): Promise<CouponView | Refused> {
    return orRefused(async () => shown(context, await createCoupon(context, input)));
  }

  @Requires(MANAGE, COUPON_SCOPES)
  @Mutation(() => CouponResult, {
    description:
      'Bookings that are held keep what they were promised. Refused: COUPON_NOT_FOUND, CHANGED_MEANWHILE, OUT_OF_YOUR_SCOPE, COUPON_LIMIT_TOO_LOW.',
  })
  updateCoupon(
    @Ctx() context: PricingContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => CouponInput) input: CouponInput,
  ): Promise<CouponView | Refused> {
    return orRefused(() => updateCoupon(context, id, version, input).then(() => shown(context, id)));
  }
}
