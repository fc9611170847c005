import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { byScopeAlone, STAFF_SCOPES } from '../booking/staff.js';
import { changeSeats } from './change-seats.command.js';
import { ChangeSeatsArgs, SeatsToChangeView } from './seat-change.type.js';
import { seatsToChange } from './seats-to-change.queries.js';

@Resolver()
export class SeatChangeResolver {
  @Requires('booking.edit', STAFF_SCOPES)
  @Query(() => SeatsToChangeView, {
    nullable: true,
    description:
      'Staff: where the passengers of a leg can be seated; null where the booking is not theirs to change or its ride is unknown.',
  })
  async seatsToChange(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('legId', () => ID, { description: 'BookingLeg.id' }) legId: string,
  ): Promise<SeatsToChangeView | null> {
    const found = await orRefused(() => seatsToChange(byScopeAlone(context), bookingId, legId));
    return 'seatMap' in found ? (found as SeatsToChangeView) : null;
  }

  @Requires('booking.edit', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'Staff: other seats on the same departure; passengers of the leg may swap. Refused: BOOKING_NOT_FOUND, TICKET_NOT_CHANGEABLE, RIDE_UNKNOWN, SEAT_NOT_BOOKABLE, GENDER_RULE, SEATS_TAKEN, TRY_AGAIN.',
  })
  changeSeats(
    @Ctx() context: BookingContext,
    @Args(() => ChangeSeatsArgs) { bookingId, legId, seats }: ChangeSeatsArgs,
  ): Promise<BookingView | Refused> {
    const { clock } = context;
    return orRefused(async () =>
      bookingView(await changeSeats(byScopeAlone(context), bookingId, legId, seats), clock.now()),
    );
  }
}
