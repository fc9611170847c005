import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { PAYMENT_METHODS } from '../booking/booking-enums.type.js';
import { MoneyView } from '../payment/money.type.js';

@Directive('@inaccessible')
@ObjectType('CouponHolder', {
  simpleResolvers: true,
  description: 'What became of a booking that took a coupon, or was given promotions. For neighbours.',
})
export class CouponHolderView {
  @Field(() => ID) bookingId!: string;
  @Field(() => Int, { description: 'Of the coupon it has now, 0 without one.' }) turn!: number;
  @Field(() => Int, { description: 'Of the promotions it has, 0 without any.' }) promotionTurn!: number;
  @Field(() => String, { description: 'BookingStatus' }) status!: string;
  @Field(() => DateTimeISO, { nullable: true, description: 'While held.' }) expiresAt!: Date | null;
}

@ObjectType('BookingPromotion', {
  simpleResolvers: true,
  description: 'A promotion that lowers a booking, as it was sold.',
})
export class BookingPromotionView {
  @Field(() => ID, { description: 'Coupon.id' }) id!: string;
  @Field(() => LocalizedTextType) titles!: LocalizedText;
}

@ObjectType('BookingOffer', { simpleResolvers: true, description: 'A coupon for a sale that is still held.' })
export class BookingOfferView {
  @Field(() => ID, { description: 'Coupon.id' }) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true, description: 'For applyCoupon; null where it does not hold.' })
  code!: string | null;
  @Field(() => MoneyView) saves!: MoneyView;
  @Field(() => MoneyView, { description: 'What the booking would cost with it.' }) total!: MoneyView;
  @Field(() => [PAYMENT_METHODS], { description: 'With which it may be paid; none: with all.' })
  paymentMethods!: readonly PaymentMethod[];
  @Field(() => DateTimeISO, { nullable: true }) buyUntil!: Date | null;
  @Field(() => Refused, {
    nullable: true,
    description: 'Why it does not hold: COUPON_WRONG_DATE, COUPON_MINIMUM or COUPON_NOT_ELIGIBLE.',
  })
  refused!: Refused | null;
}

@ObjectType('BookingOffers', { simpleResolvers: true, description: 'What saves most first.' })
export class BookingOffersView {
  @Field(() => [BookingOfferView]) offers!: readonly BookingOfferView[];
}

export const BookingOffersResult = createUnionType({
  name: 'BookingOffersResult',
  types: () => [BookingOffersView, Refused] as const,
});
