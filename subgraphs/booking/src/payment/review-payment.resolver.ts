import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { bookingView } from '../booking/booking-view.js';
import { type BookingView } from '../booking/booking.type.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { acceptReviewed, sendBackReviewed } from './review-payment.command.js';

/** The money is the platform's until it is somebody's: its own people alone look at what is not as it should be. */
const REVIEWING_SCOPES = ['country', 'all'] as const;

@Resolver()
export class ReviewPaymentResolver {
  @Requires('booking.edit', REVIEWING_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'What arrived of a payment in REVIEW is taken as paid; above what one person may let go, when a second one says so. Refused: BOOKING_NOT_FOUND, NOTHING_TO_REVIEW, RECEIVED_OTHER_CURRENCY, OWN_REQUEST, TRY_AGAIN.',
  })
  acceptReviewedPayment(
    @Ctx() context: BookingContext,
    @Arg('paymentId', () => ID) paymentId: string,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await acceptReviewed(context, paymentId), context.clock.now()));
  }

  @Requires('booking.edit', REVIEWING_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'What arrived of a payment in REVIEW goes back whence it came. Refused: BOOKING_NOT_FOUND, NOTHING_TO_REVIEW, TRY_AGAIN.',
  })
  sendBackReviewedPayment(
    @Ctx() context: BookingContext,
    @Arg('paymentId', () => ID) paymentId: string,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await sendBackReviewed(context, paymentId), context.clock.now()));
  }
}
