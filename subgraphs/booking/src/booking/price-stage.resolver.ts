import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PriceStageView } from './booking-leg.type.js';
import type { BookingContext } from './booking-transaction.js';
import { HISTORY, requireHistory } from './require-history.js';

@Resolver(() => PriceStageView)
export class PriceStageResolver {
  @Requires(HISTORY)
  @FieldResolver(() => String, { nullable: true, description: 'Staff only: rule or table it comes from.' })
  async source(@Ctx() context: BookingContext, @Root() { source, bookingId }: PriceStageView): Promise<string> {
    await requireHistory(context, bookingId);
    return source;
  }
}
