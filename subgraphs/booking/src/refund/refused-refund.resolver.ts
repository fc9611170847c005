import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { reachesRides } from '../booking/booking-access.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { bookingView } from '../booking/booking-view.js';
import { BookingView } from '../booking/booking.type.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { ridesOfMoney } from '../booking/named-rides.js';
import { HISTORY, requireHistory } from '../booking/require-history.js';
import { seenOf } from '../booking/seen-rides.js';
import { byScopeAlone, STAFF_SCOPES } from '../booking/staff.js';
import { OTHER_WAYS, type OtherWay } from './other-way.rules.js';
import { otherWaysFor, payRefundOtherwise, tryRefundAgain } from './refused-refunds.command.js';
import { RefusedRefundView, refusedRefundView } from './refused-refund.type.js';

const answer = (context: BookingContext, command: () => Promise<BookingRecord>): Promise<BookingView | Refused> =>
  orRefused(async () => bookingView(await command(), context.clock.now()));

@Resolver(() => BookingView)
export class RefusedRefundResolver {
  @Requires(HISTORY)
  @FieldResolver(() => [RefusedRefundView], {
    description:
      'Staff only: what its provider does not send back, and nobody sent another way yet; of a booking whose other rides others drive, of the own rides alone.',
  })
  async refusedRefunds(
    @Ctx() context: BookingContext,
    @Root() { id, record }: BookingView,
  ): Promise<RefusedRefundView[]> {
    await requireHistory(context, id);
    const refused = record.refunds.filter(({ state }) => state === 'failed');
    const seen = await seenOf(context, id, refused, ridesOfMoney);
    return Promise.all(
      seen.map(async (refund) => {
        const isHis = await reachesRides(context.database, context.viewer, 'refund.ask', record, ridesOfMoney(refund));
        return refusedRefundView(refund, otherWaysFor(record, refund), isHis ? ['refund.ask'] : []);
      }),
    );
  }

  @Requires('refund.ask', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'Staff: a refund that its provider refused is tried again now. Refused: REFUND_NOT_FOUND, REFUND_NOT_REFUSED, TRY_AGAIN.',
  })
  tryRefundAgain(
    @Ctx() context: BookingContext,
    @Arg('refundId', () => ID) refundId: string,
  ): Promise<BookingView | Refused> {
    return answer(context, () => tryRefundAgain(byScopeAlone(context), refundId));
  }

  @Requires('refund.ask', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'Staff: a refund that its provider refused goes another way, at once or when a second person says the same (Booking.refusedRefunds). Refused: REFUND_NOT_FOUND, REFUND_NOT_REFUSED, REFUND_NOT_THIS_WAY, WALLET_GONE, OWN_REQUEST, TRY_AGAIN.',
  })
  payRefundOtherwise(
    @Ctx() context: BookingContext,
    @Arg('refundId', () => ID) refundId: string,
    @Arg('way', () => OTHER_WAYS) way: OtherWay,
  ): Promise<BookingView | Refused> {
    return answer(context, () => payRefundOtherwise(byScopeAlone(context), refundId, way));
  }
}
