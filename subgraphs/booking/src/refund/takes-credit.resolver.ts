import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { isWalletGone, takesCredit } from './wallet-of.js';

@Resolver(() => BookingView)
export class TakesCreditResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer may have what comes back as credit (refundTo: WALLET): of what he bought by himself, and nobody handed to him.',
  })
  takesCredit(@Ctx() { viewer }: BookingContext, @Root() { record }: BookingView): boolean {
    return takesCredit(viewer, record);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether what comes back can be nobody’s credit any more, because who bought it has deleted his account: refundTo and way WALLET are refused (WALLET_GONE).',
  })
  isWalletGone(@Root() { record }: BookingView): boolean {
    return isWalletGone(record);
  }
}
