import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { takesCredit } from './wallet-of.js';

@Resolver(() => BookingView)
export class TakesCreditResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer may have what comes back as credit (refundTo: WALLET): of what he bought by himself, and nobody handed to him.',
  })
  takesCredit(@Ctx() { viewer }: BookingContext, @Root() { record }: BookingView): boolean {
    return takesCredit(viewer, record);
  }
}
