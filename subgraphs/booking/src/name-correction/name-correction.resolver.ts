import { ByKeyOr } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Length, Matches } from 'class-validator';
import { Args, ArgsType, Ctx, Field, ID, Mutation, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { NAME } from '../booking/passenger.type.js';
import { correctName } from './correct-name.command.js';

@ArgsType()
class CorrectNameArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => ID, { description: 'BookingPart.id of one of his seats.' }) partId!: string;
  @Field(() => String) @Length(1, 80) @Matches(NAME) firstName!: string;
  @Field(() => String) @Length(1, 80) @Matches(NAME) lastName!: string;
}

@Resolver()
export class NameCorrectionResolver {
  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      "Writes a passenger's name right: three letters at most, or first and last name change places; once, before departure. Refused: BOOKING_NOT_FOUND, CODE_NEEDED, NOT_A_CORRECTION, CORRECTED_ALREADY, TICKET_NOT_CHANGEABLE, TRY_AGAIN.",
  })
  correctName(
    @Ctx() context: BookingContext,
    @Args(() => CorrectNameArgs) { bookingId, partId, ...name }: CorrectNameArgs,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await correctName(context, bookingId, partId, name), context.clock.now()));
  }
}
