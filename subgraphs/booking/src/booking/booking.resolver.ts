import { Public } from '@naga/server-kit/graphql/doors.js';
import { orRefused, Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { mayOpen } from './booking-access.queries.js';
import { bookingView } from './booking-view.js';
import { BookingView } from './booking.type.js';
import { loadBooking } from './booking.queries.js';
import type { BookingContext } from './booking-transaction.js';
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
  @Public()
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
    description: 'Without account: reference and e-mail (or telephone when no e-mail was given).',
  })
  async bookingByReference(
    @Ctx() context: BookingContext,
    @Arg('pnr', () => String) pnr: string,
    @Arg('email', () => String) email: string,
  ): Promise<HeldBookingView | null> {
    const opened = await openByReference(context, pnr, email);
    return opened ? heldView(opened, context) : null;
  }

  @Public()
  @Mutation(() => HoldSeatsResult)
  holdSeats(
    @Ctx() context: BookingContext,
    @Arg('input', () => HoldSeatsInput) input: HoldSeatsInput,
  ): Promise<HeldBookingView | Refused> {
    return orRefused(async () => heldView(await holdSeats(context, input), context));
  }

  @Public()
  @Mutation(() => BookingResult)
  extendHold(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<BookingView | Refused> {
    return answer(context, () => extendHold(context, bookingId));
  }

  @Public()
  @Mutation(() => BookingResult)
  setPassengers(
    @Ctx() context: BookingContext,
    @Args(() => SetPassengersArgs) { bookingId, passengers, contact }: SetPassengersArgs,
  ): Promise<BookingView | Refused> {
    return answer(context, () => setPassengers(context, bookingId, passengers, contact));
  }

  @Public()
  @Mutation(() => BookingResult)
  confirmBooking(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<BookingView | Refused> {
    return answer(context, () => confirmBooking(context, bookingId));
  }

  @Public()
  @Mutation(() => BookingResult)
  cancelBooking(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<BookingView | Refused> {
    return answer(context, () => cancelBooking(context, bookingId));
  }
}
