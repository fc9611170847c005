import { ByKeyOr, GuestOr, Public } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { mayOpen } from './booking-access.queries.js';
import { bookingView } from './booking-view.js';
import { BookingView } from './booking.type.js';
import { loadBooking } from './booking.queries.js';
import type { BookingContext } from './booking-transaction.js';
import { CancelBookingArgs } from './cancel-booking.type.js';
import { cancelBooking } from './cancel-booking.command.js';
import { confirmBooking } from './confirm-booking.command.js';
import { extendHold } from './extend-hold.command.js';
import { holdSeats, type Held } from './hold-seats.command.js';
import { BookingResult, HeldBookingView, HoldSeatsInput, HoldSeatsResult } from './hold-seats.type.js';
import { openByReference } from './open-by-reference.command.js';
import { SetPassengersArgs } from './passenger.type.js';
import { setPassengers } from './set-passengers.command.js';
import type { BookingRecord } from './booking-record.js';

const answer = (context: BookingContext, command: () => Promise<BookingRecord>): Promise<BookingView | Refused> =>
  orRefused(async () => bookingView(await command(), context.clock.now()));

const heldView = ({ booking, accessToken }: Held, { clock }: BookingContext): HeldBookingView =>
  Object.assign(new HeldBookingView(), { booking: bookingView(booking, clock.now()), accessToken });

@Resolver()
export class BookingResolver {
  @ByKeyOr('booking.view')
  @Query(() => BookingView, {
    nullable: true,
    description: "By the viewer's scope or by booking token; null otherwise.",
  })
  async booking(@Ctx() context: BookingContext, @Arg('id', () => ID) id: string): Promise<BookingView | null> {
    const { database, viewer, clock } = context;
    if (!(await mayOpen(database, viewer, 'booking.view', id))) return null;
    return bookingView(await loadBooking(database, id), clock.now());
  }

  @Public()
  @Query(() => HeldBookingView, {
    nullable: true,
    description:
      'Without account: reference and e-mail (or telephone when no e-mail was given); null when they do not belong together. TOO_MANY_ATTEMPTS after some tries.',
  })
  async bookingByReference(
    @Ctx() context: BookingContext,
    @Arg('pnr', () => String) pnr: string,
    @Arg('email', () => String, { description: 'Or the telephone number, when the booking has no e-mail.' })
    email: string,
  ): Promise<HeldBookingView | null> {
    const opened = await openByReference(context, pnr, email);
    return opened ? heldView(opened, context) : null;
  }

  @GuestOr('booking.create')
  @Mutation(() => HoldSeatsResult, {
    description:
      'Holds seats for ten minutes, with price and refund terms frozen. Refused: NOT_ON_SALE, OPERATOR_CONFIRMS_BY_HAND, LOCALS_ONLY, SEAT_NOT_BOOKABLE, GENDER_RULE, NO_PRICE, PRICE_CHANGED, TOO_MANY_HELD, SEATS_TAKEN, TRY_AGAIN.',
  })
  holdSeats(
    @Ctx() context: BookingContext,
    @Arg('input', () => HoldSeatsInput) input: HoldSeatsInput,
  ): Promise<HeldBookingView | Refused> {
    return orRefused(async () => heldView(await holdSeats(context, input), context));
  }

  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      'Five minutes more, twice at most. Refused: BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, HOLD_EXTENDED_TOO_OFTEN.',
  })
  extendHold(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<BookingView | Refused> {
    return answer(context, () => extendHold(context, bookingId));
  }

  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      'Names for the held seats, one for each seat of the first leg, and the contact. Refused: BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD.',
  })
  setPassengers(
    @Ctx() context: BookingContext,
    @Args(() => SetPassengersArgs) { bookingId, ...told }: SetPassengersArgs,
  ): Promise<BookingView | Refused> {
    return answer(context, () => setPassengers(context, bookingId, told));
  }

  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      'Buys what is paid or paid on boarding; settled money confirms by itself. Refused: BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PASSENGERS_INCOMPLETE, NOT_PAID, TRY_AGAIN.',
  })
  confirmBooking(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<BookingView | Refused> {
    return answer(context, () => confirmBooking(context, bookingId));
  }

  @ByKeyOr('booking.cancel')
  @Mutation(() => BookingResult, {
    description:
      'Gives a hold up at once, a bought booking or some of its seats by its refundOffer. Refused: BOOKING_NOT_FOUND, WAITS_FOR_OPERATOR, NOTHING_TO_CANCEL, SEATS_NOT_CANCELLABLE, REFUND_CHANGED, TRY_AGAIN.',
  })
  cancelBooking(
    @Ctx() context: BookingContext,
    @Args(() => CancelBookingArgs) { bookingId, ...wish }: CancelBookingArgs,
  ): Promise<BookingView | Refused> {
    return answer(context, () => cancelBooking(context, bookingId, wish));
  }
}
