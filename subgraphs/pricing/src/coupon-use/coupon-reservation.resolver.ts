import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { orRefused, Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readCode } from '../coupon-code/typed-code.rules.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import {
  CouponOffersInput,
  CouponOfferView,
  type CouponReservationView,
  CouponSeatDiscountView,
  KeptCouponInput,
  ReserveCouponAnswer,
  ReserveCouponInput,
} from './coupon-reservation.type.js';
import { couponOffers } from './coupon-offers.queries.js';
import { giveBackCoupon } from './give-back-coupon.command.js';
import { keptDiscount } from './kept-discount.queries.js';
import { type CouponReservation, reserveCoupon } from './reserve-coupon.command.js';

/** 'coupon 7 version 2': stored with the sold part. */
const reservationView = ({ code, coupon, seats }: CouponReservation): CouponReservationView => ({
  code: readCode(code),
  source: `coupon ${coupon.id} version ${coupon.version}`,
  seats,
  paymentMethods: coupon.paymentMethods,
});

@Resolver()
export class CouponReservationResolver {
  @ForNeighbours()
  @Mutation(() => ReserveCouponAnswer, {
    description: 'Takes one use for a booking, before that is written. Repeating it takes no second.',
  })
  async reserveCoupon(
    @Ctx() context: PricingContext,
    @Arg('input', () => ReserveCouponInput) { expiresAt, ...wish }: ReserveCouponInput,
  ): Promise<ReserveCouponAnswer> {
    const answer = await orRefused(() => reserveCoupon(context, { ...wish, expiresAt: expiresAt.getTime() }));
    return answer instanceof Refused
      ? { reservation: null, refused: answer }
      : { reservation: reservationView(answer), refused: null };
  }

  @ForNeighbours()
  @Mutation(() => Boolean, { description: 'At once, for a booking that could not be written.' })
  async giveBackCoupon(
    @Ctx() context: PricingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('turn', () => Int) turn: number,
  ): Promise<boolean> {
    await giveBackCoupon(context, bookingId, turn);
    return true;
  }

  @ForNeighbours()
  @Query(() => [CouponSeatDiscountView], {
    description: 'What the coupon of a booking would save on another journey; nothing where its rules do not hold.',
  })
  async keptDiscount(
    @Ctx() context: PricingContext,
    @Arg('input', () => KeptCouponInput) input: KeptCouponInput,
  ): Promise<CouponSeatDiscountView[]> {
    return [...(await keptDiscount(context, input))];
  }

  @ForNeighbours()
  @Query(() => [CouponOfferView], {
    description: 'Codes that would lower a booking, most first, then those that nearly would; nothing is taken.',
  })
  async couponOffers(
    @Ctx() context: PricingContext,
    @Arg('input', () => CouponOffersInput) input: CouponOffersInput,
  ): Promise<CouponOfferView[]> {
    return (await couponOffers(context, input)).map(({ coupon, saves, refused }) => ({
      id: coupon.id,
      name: coupon.name,
      code: refused === null ? coupon.code : null,
      saves,
      paymentMethods: coupon.paymentMethods,
      buyUntil: coupon.buyUntil === null ? null : new Date(coupon.buyUntil),
      refused: refused && Object.assign(new Refused(), refused),
    }));
  }
}
