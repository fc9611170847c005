import { ByKeyOr } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Length } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { proveHolder } from './prove-holder.command.js';
import { requestHolderCode } from './request-holder-code.command.js';

@ArgsType()
class ProveHolderArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => String, { description: 'Six digits, as people copy them.' }) @Length(1, 20) code!: string;
}

@Resolver()
export class HolderProofResolver {
  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      'Sends a code to the telephone and the mailbox of the booking; three in an hour, then TOO_MANY_ATTEMPTS. Refused: BOOKING_NOT_FOUND, TRY_AGAIN.',
  })
  requestHolderCode(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await requestHolderCode(context, bookingId), context.clock.now()));
  }

  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      "With the code, whoever holds the booking's token may change it for half an hour. Refused: BOOKING_NOT_FOUND, CODE_WRONG.",
  })
  proveHolder(
    @Ctx() context: BookingContext,
    @Args(() => ProveHolderArgs) { bookingId, code }: ProveHolderArgs,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await proveHolder(context, bookingId, code), context.clock.now()));
  }
}
