import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { DECIDING_SCOPES } from '../operator-decision/decides-for.js';
import { awaitedCodes } from './awaited-codes.queries.js';
import { AwaitedCodesPageView, TicketCodeInput } from './awaited-codes.type.js';
import { giveTicketCodes } from './give-codes.command.js';

@Resolver()
export class AwaitedCodesResolver {
  @Requires('booking.edit', DECIDING_SCOPES)
  @Query(() => AwaitedCodesPageView, {
    description: 'Sold legs that wait for codes their operator gives by hand, within reach, the most urgent first.',
  })
  awaitedCodes(
    @Ctx() context: BookingContext,
    @Arg('operatorId', () => ID, { nullable: true }) operatorId: string | undefined,
    @Args(() => PageArgs) at: PageArgs,
  ): AwaitedCodesPageView {
    return AwaitedCodesPageView.of(awaitedCodes(context, { operatorId, ...at }));
  }

  @Requires('booking.edit', DECIDING_SCOPES)
  @Mutation(() => BookingResult, {
    description:
      'The codes of a leg that waits for them: those typed, for the other seats the next ones of the ranges; its tickets leave then. Refused: BOOKING_NOT_FOUND (also another operator’s leg), LEG_NOT_AWAITING_CODES, TICKET_CODE_TAKEN, TICKET_CODE_RESERVED, TRY_AGAIN.',
  })
  giveTicketCodes(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('legId', () => ID, { description: 'BookingLeg.id' }) legId: string,
    @Arg('codes', () => [TicketCodeInput], { defaultValue: [] }) codes: TicketCodeInput[],
  ): Promise<BookingView | Refused> {
    return orRefused(async () =>
      bookingView(await giveTicketCodes(context, bookingId, legId, codes), context.clock.now()),
    );
  }
}
