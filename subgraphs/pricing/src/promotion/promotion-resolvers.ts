import { PromotionReservationResolver } from './promotion-reservation.resolver.js';
import { PublicPromotionResolver } from './public-promotion.resolver.js';

/** What promotions answer to neighbours, and to everybody. */
export const promotionResolvers = [PromotionReservationResolver, PublicPromotionResolver];
