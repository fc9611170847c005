import { ByKeyOr } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { resendTickets } from './resend-tickets.command.js';

@Resolver()
export class ResendResolver {
  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      "The tickets once more to the booking's own address, by SMS where it has a telephone only, three times in 24 hours. Refused: BOOKING_NOT_FOUND, NO_TICKET_TO_SEND, NO_ADDRESS_TO_SEND, SENT_OFTEN_ENOUGH, TRY_AGAIN.",
  })
  resendTickets(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await resendTickets(context, bookingId), context.clock.now()));
  }
}
