import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Args, ArgsType, Ctx, Field, ID, Mutation, Resolver } from 'type-graphql';
import { IsEmail, IsOptional, MaxLength } from 'class-validator';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { byScopeAlone } from '../booking/staff.js';
import { handOver } from './hand-over.command.js';

@ArgsType()
class ChangeBookingUserArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => String, { nullable: true, description: 'That its account has verified; null: to no account.' })
  @IsOptional()
  @IsEmail()
  @MaxLength(254)
  email?: string | null;
}

@Resolver()
export class AccountChangeResolver {
  /** Accounts are the platform's: an operator's or an agency's people do not hand bookings around among them. */
  @Requires('booking.edit', ['country', 'all'])
  @Mutation(() => BookingResult, {
    description:
      "The platform's staff: whose booking it is; who may have credit of it stays, and its contact is told. Refused: BOOKING_NOT_FOUND, NO_SUCH_ACCOUNT, TRY_AGAIN.",
  })
  changeBookingUser(
    @Ctx() context: BookingContext,
    @Args(() => ChangeBookingUserArgs) { bookingId, email }: ChangeBookingUserArgs,
  ): Promise<BookingView | Refused> {
    const { clock } = context;
    return orRefused(async () =>
      bookingView(await handOver(byScopeAlone(context), bookingId, email ?? null), clock.now()),
    );
  }
}
