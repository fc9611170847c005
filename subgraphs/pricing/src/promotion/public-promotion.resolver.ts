import { Public } from '@naga/server-kit/graphql/doors.js';
import { Ctx, Query, Resolver } from 'type-graphql';
import type { PricingContext } from '../tariff/pricing-services.js';
import { PublicPromotionView } from './public-promotion.type.js';
import { promotionView } from './public-promotion-view.js';
import { publicPromotions } from './public-promotions.rules.js';

@Resolver()
export class PublicPromotionResolver {
  @Public()
  @Query(() => [PublicPromotionView], {
    description:
      'Promotions that anybody who travels so has by himself when he buys now, those that end first first; at most fifty. A promise of none: see FareTotal.promotionsAhead.',
  })
  publicPromotions(@Ctx() { services, viewer, clock }: PricingContext): PublicPromotionView[] {
    const { channel, mode, language } = viewer;
    const asking = { channel, mode, now: clock.now() };
    return publicPromotions(services.tariff.current.promotions, asking)
      .slice(0, MOST)
      .map((one) => promotionView(one, language));
  }
}

/** Nobody reads more, and each names operators and lines. */
const MOST = 50;
