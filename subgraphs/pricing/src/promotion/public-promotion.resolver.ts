import { Public } from '@naga/server-kit/graphql/doors.js';
import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { OperatorRef, PublicLineRef } from '../neighbours/references.type.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { PublicPromotionView } from './public-promotion.type.js';
import { promotionView } from './public-promotion-view.js';
import { publicPromotions } from './public-promotions.rules.js';

/** Nobody reads more, and each names operators and lines. */
const MOST = 50;
/** As many operators, and as many lines, are named. */
const NAMED = 12;

/** Executors write on what a reference resolves to, so each gets an object of its own. */
const referring = <Ref extends { id: string }>(Reference: new () => Ref, ids: readonly string[]): Ref[] =>
  ids.slice(0, NAMED).map((id) => Object.assign(new Reference(), { id }));

@Resolver(() => PublicPromotionView)
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

  @FieldResolver(() => [OperatorRef], {
    nullable: 'items',
    description: 'The first twelve of them; null for one that is no more.',
  })
  operators(@Root() { operatorIds }: PublicPromotionView): OperatorRef[] {
    return referring(OperatorRef, operatorIds);
  }

  @FieldResolver(() => [PublicLineRef], {
    nullable: 'items',
    description: 'The first twelve of them; null for one that is not on sale.',
  })
  lines(@Root() { lineIds }: PublicPromotionView): PublicLineRef[] {
    return referring(PublicLineRef, lineIds);
  }
}
