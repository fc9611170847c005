import { Requires } from '@naga/server-kit/graphql/doors.js';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { PriceStageView } from './booking-leg.type.js';

@Resolver(() => PriceStageView)
export class PriceStageResolver {
  @Requires('booking.history')
  @FieldResolver(() => String, { nullable: true, description: 'Staff only: rule or table it comes from.' })
  source(@Root() { source }: PriceStageView): string {
    return source;
  }
}
