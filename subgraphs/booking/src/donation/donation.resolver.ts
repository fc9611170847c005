import { ByKeyOr } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { CAUSES } from './donation-cause.type.js';
import type { Cause } from './donation.rules.js';
import { setDonation } from './set-donation.command.js';

@Resolver()
export class DonationResolver {
  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      'Gives so much (minor units) for a cause with held seats, in place of what was given; 0 gives nothing. It is not given back, and paid before the ride. Refused: BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY, DONATION_TOO_MUCH (above about a hundred dollars).',
  })
  setDonation(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('amount', () => SafeInt) amount: number,
    @Arg('cause', () => CAUSES, { defaultValue: CAUSES.GENERAL }) cause: Cause,
  ): Promise<BookingView | Refused> {
    return orRefused(async () =>
      bookingView(await setDonation(context, bookingId, { amount, cause }), context.clock.now()),
    );
  }
}
