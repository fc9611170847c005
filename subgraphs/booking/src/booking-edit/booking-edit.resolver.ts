import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { byScopeAlone, STAFF_SCOPES } from '../booking/staff.js';
import { EditBookingArgs } from './booking-edit.type.js';
import { editBooking } from './edit-booking.command.js';

@Resolver()
export class BookingEditResolver {
  @Requires('booking.edit', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'Staff: contact and language of a booking, and perhaps a comment; the traveller is told of another contact there and at the former one. Refused: BOOKING_NOT_FOUND, CHANGED_MEANWHILE, TRY_AGAIN.',
  })
  editBooking(
    @Ctx() context: BookingContext,
    @Args(() => EditBookingArgs) { bookingId, ...edit }: EditBookingArgs,
  ): Promise<BookingView | Refused> {
    const { clock } = context;
    return orRefused(async () => bookingView(await editBooking(byScopeAlone(context), bookingId, edit), clock.now()));
  }
}
