import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { PurchaseInput } from '../coupon-use/coupon-reservation.type.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { PromotionReservationView } from './promotion-reservation.type.js';
import { reservePromotions } from './reserve-promotions.command.js';

@Resolver()
export class PromotionReservationResolver {
  @ForNeighbours()
  @Mutation(() => PromotionReservationView, {
    description:
      'Takes one use of each promotion that lowers a booking, before that is written. Repeating it takes no second. Given back as a coupon is.',
  })
  async reservePromotions(
    @Ctx() context: PricingContext,
    @Arg('input', () => PurchaseInput) { expiresAt, ...purchase }: PurchaseInput,
  ): Promise<PromotionReservationView> {
    const { promotions } = await reservePromotions(context, { ...purchase, expiresAt: expiresAt.getTime() });
    return {
      promotions: promotions.map(({ promotion: { id, version }, titles, seats }) => ({
        id,
        titles,
        source: `promotion ${id} version ${version}`,
        seats,
      })),
    };
  }
}
