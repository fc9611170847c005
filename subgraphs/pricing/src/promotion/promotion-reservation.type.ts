import type { LocalizedText } from '@naga/kernel/language.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { CouponSeatDiscountView } from '../coupon-use/coupon-reservation.type.js';

@Directive('@inaccessible')
@ObjectType('TakenPromotion', { simpleResolvers: true, description: 'A use that is taken. For neighbours.' })
export class TakenPromotionView {
  @Field(() => ID) id!: string;
  @Field(() => LocalizedTextType) titles!: LocalizedText;
  @Field(() => String, { description: "'promotion 7 version 2'" }) source!: string;
  @Field(() => [CouponSeatDiscountView], { description: 'Of the seats it lowers.' })
  seats!: readonly CouponSeatDiscountView[];
}

@Directive('@inaccessible')
@ObjectType('PromotionReservation', { simpleResolvers: true, description: 'Uses that are taken. For neighbours.' })
export class PromotionReservationView {
  @Field(() => [TakenPromotionView], {
    description: 'In the order in which they lower the fares; none where none holds.',
  })
  promotions!: readonly TakenPromotionView[];
}
