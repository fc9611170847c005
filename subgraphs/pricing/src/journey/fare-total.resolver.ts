import { localize } from '@naga/kernel/language.js';
import { money } from '@naga/kernel/money.js';
import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { PricingContext } from '../tariff/pricing-services.js';
import { FareTotalView, PromotedFareView } from './journey.type.js';
import { promotedFare } from './promoted-fare.js';

@Resolver(() => FareTotalView)
export class FareTotalResolver {
  @FieldResolver(() => PromotedFareView, {
    nullable: true,
    description:
      'What promotions take off when its seats are held, as far as that depends on nobody in particular (docs/decisions/0166); null where none does. No promise: the total stays what is agreed to.',
  })
  promotionsAhead(
    @Root() { of, total: { currency } }: FareTotalView,
    @Ctx() { viewer: { channel, mode, language }, clock }: PricingContext,
    @Arg('alone', () => Boolean, {
      defaultValue: true,
      description: 'False: another journey is booked with it. Told is then what holds whatever that is.',
    })
    isAlone: boolean,
  ): PromotedFareView | null {
    const promoted = promotedFare(of, currency, { now: clock.now(), channel, mode, isAlone });
    if (promoted === undefined) return null;
    const { promotions, discount, total } = promoted;
    return {
      names: promotions.map(({ titles }) => localize(titles, language)),
      discount: money(discount, currency),
      total: money(total, currency),
    };
  }
}
