import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { AsWrite, type Write } from '@naga/server-kit/idempotency/write.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { CouponNotFound } from '../coupon/coupon.errors.js';
import { COUPON_SCOPES, MANAGE } from '../coupon/coupon-owner.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { addCodes } from './add-codes.command.js';
import {
  AddCouponCodesResult,
  AddedCodesView,
  CouponCodePageView,
  CouponCodesArgs,
  CouponCodesInput,
  CouponCodeView,
} from './coupon-code.type.js';
import { couponCodeById, couponCodes } from './coupon-codes.queries.js';

@Resolver()
export class CouponCodeResolver {
  @Requires(MANAGE, COUPON_SCOPES)
  @Query(() => CouponCodePageView, {
    nullable: true,
    description:
      'The codes of one coupon with their uses, in the order they were made; null when there is no such coupon.',
  })
  async couponCodes(
    @Ctx() context: PricingContext,
    @Args(() => CouponCodesArgs) { couponId, ...search }: CouponCodesArgs,
  ): Promise<CouponCodePageView | null> {
    const found = couponCodes(context, couponId, search).then((page) => CouponCodePageView.of(page));
    return found.catch((error: unknown) => {
      if (error instanceof CouponNotFound) return null;
      throw error;
    });
  }

  @Requires(MANAGE, COUPON_SCOPES)
  @Query(() => CouponCodeView, { nullable: true, description: 'Null out of reach.' })
  async couponCode(@Ctx() context: PricingContext, @Arg('id', () => ID) id: string): Promise<CouponCodeView | null> {
    const found = await couponCodeById(context, id);
    return found === undefined ? null : Object.assign(new CouponCodeView(), found);
  }

  @Requires(MANAGE, COUPON_SCOPES)
  @Mutation(() => AddCouponCodesResult, { description: 'Refused: COUPON_NOT_FOUND, COUPON_CODE_TAKEN.' })
  addCouponCodes(
    @Ctx() context: PricingContext,
    @Arg('couponId', () => ID) couponId: string,
    @Arg('input', () => CouponCodesInput) input: CouponCodesInput,
    @AsWrite() write: Write | undefined,
  ): Promise<AddedCodesView | Refused> {
    return orRefused(async () =>
      Object.assign(new AddedCodesView(), { count: await addCodes(context, couponId, input, write) }),
    );
  }
}
