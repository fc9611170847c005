import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { byScopeAlone, STAFF_SCOPES } from '../booking/staff.js';
import { changePassenger } from './change-passenger.command.js';
import { ChangePassengerArgs } from './passenger-change.type.js';

@Resolver()
export class PassengerChangeResolver {
  @Requires('booking.edit', STAFF_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'Staff: another name, title or contact of one passenger, on every ride he still travels. Refused: BOOKING_NOT_FOUND, TICKET_NOT_CHANGEABLE, RIDE_UNKNOWN, GENDER_RULE, TRY_AGAIN.',
  })
  changePassenger(
    @Ctx() context: BookingContext,
    @Args(() => ChangePassengerArgs) { bookingId, partId, passenger }: ChangePassengerArgs,
  ): Promise<BookingView | Refused> {
    const { clock } = context;
    return orRefused(async () =>
      bookingView(await changePassenger(byScopeAlone(context), bookingId, partId, passenger), clock.now()),
    );
  }
}
