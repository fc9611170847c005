import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AskedPurchaseInput, PurchaseInput } from '../coupon-use/coupon-reservation.type.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { expectedPromotions } from './expected-promotions.queries.js';
import { PromotionReservationView } from './promotion-reservation.type.js';
import { reservePromotions } from './reserve-promotions.command.js';
import type { TitledPromotion } from './running-promotions.js';

const reservationView = (promotions: readonly TitledPromotion[]): PromotionReservationView => ({
  promotions: promotions.map(({ promotion: { id, version }, titles, seats }) => ({
    id,
    titles,
    source: `promotion ${id} version ${version}`,
    seats,
  })),
});

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
    return reservationView(await reservePromotions(context, { ...purchase, expiresAt: expiresAt.getTime() }));
  }

  @ForNeighbours()
  @Query(() => PromotionReservationView, {
    description: 'What reservePromotions would answer now; no use is taken, and nothing is promised.',
  })
  async expectedPromotions(
    @Ctx() context: PricingContext,
    @Arg('input', () => AskedPurchaseInput) purchase: AskedPurchaseInput,
  ): Promise<PromotionReservationView> {
    return reservationView(await expectedPromotions(context, purchase));
  }
}
