import { Requires } from '@naga/server-kit/graphql/doors.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { OPERATOR_SCOPES } from '../line-price/priced-line.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { today } from '../tariff-change/today.js';
import { demandsOn } from './demand.queries.js';
import { DemandsView } from './demand.type.js';

@Resolver()
export class DemandResolver {
  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => DemandsView, { nullable: true, description: 'Null out of reach.' })
  async tariffDemands(
    @Ctx() context: PricingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('day', () => LocalDate, { nullable: true, description: 'A day of travel; null: today.' }) day: string | null,
  ): Promise<DemandsView | null> {
    const found = await demandsOn(context, operatorId, day ?? today(context.clock));
    return found && Object.assign(new DemandsView(), found);
  }
}
