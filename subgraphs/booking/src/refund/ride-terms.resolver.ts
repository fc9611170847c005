import { CURRENCIES } from '@naga/kernel/money.js';
import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { exchangeTerms } from '../exchange/sold-terms.rules.js';
import { JourneyLegView, JourneyView } from '../seat-map/ride.type.js';
import { ridePolicies } from './ride-policies.loader.js';
import { refundToday, worstOf } from './refund-today.rules.js';
import { RefundTodayView, RideTermsView } from './ride-terms.type.js';

const placeOf = ({ operator, routeId, routeScheduleId }: JourneyLegView) => ({
  operatorId: operator.id,
  routeId,
  routeScheduleId,
});

@Resolver(() => JourneyView)
export class JourneyTermsResolver {
  @Directive('@requires(fields: "legs { id routeScheduleId routeId operator { id } boarding { time } }")')
  @FieldResolver(() => [RefundTodayView], {
    description:
      'What comes back of a ticket that is bought and given back now, by the currency it is sold in; the worst of its rides. A currency is missing where nothing comes back.',
  })
  async refundToday(@Ctx() context: BookingContext, @Root() { legs }: JourneyView): Promise<RefundTodayView[]> {
    if (!legs?.length) return [];
    const now = context.clock.now();
    const policies = await Promise.all(legs.map((leg) => ridePolicies(context, placeOf(leg))));
    return CURRENCIES.flatMap((currency, index) => {
      const worst = worstOf(
        legs.map(({ boarding }, leg) => refundToday(policies[leg]![index]!.tiers, Date.parse(boarding.time), now)),
      );
      if (worst === undefined) return [];
      const { percent, fixedFee, until } = worst;
      return [{ percent, fixedFee: { amount: fixedFee, currency }, until: new Date(until) }];
    });
  }
}

@Resolver(() => JourneyLegView)
export class LegTermsResolver {
  @Directive('@requires(fields: "routeScheduleId routeId operator { id }")')
  @FieldResolver(() => [RideTermsView], {
    description: 'What a ticket of this ride is sold with now, by the currency it is sold in; a hold copies it.',
  })
  async refundTerms(@Ctx() context: BookingContext, @Root() leg: JourneyLegView): Promise<RideTermsView[]> {
    if (!leg.operator) return [];
    const policies = await ridePolicies(context, placeOf(leg));
    return CURRENCIES.map((currency, index) => {
      const policy = policies[index]!;
      return { currency, tiers: policy.tiers, exchange: exchangeTerms(policy, currency) };
    });
  }
}
