import { ByKeyOr } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import { bookingView } from '../booking/booking-view.js';
import type { BookingView } from '../booking/booking.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { addOnOffers } from './add-on-offers.queries.js';
import { AddOnOfferView, ChosenAddOnInput } from './add-on.type.js';
import { setAddOns } from './set-add-ons.command.js';

@ArgsType()
class SetAddOnsArgs {
  @Field(() => ID) bookingId!: string;
  @Field(() => [ChosenAddOnInput], { description: 'All that is wanted; none takes all off.' })
  @ArrayMaxSize(200)
  @ValidateNested()
  addOns!: ChosenAddOnInput[];
}

@Resolver()
export class AddOnResolver {
  @ByKeyOr('booking.view')
  @Query(() => [AddOnOfferView], {
    nullable: true,
    description:
      'What can be bought beside the seats: insurance, a flexible ticket, luggage, other. None unless they are held; null as Query.booking is.',
  })
  async addOnOffers(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<AddOnOfferView[] | null> {
    return ((await addOnOffers(context, bookingId)) as AddOnOfferView[] | undefined) ?? null;
  }

  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      'Takes these add-ons with held seats, in place of those they had; they are paid before the ride. Refused: BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY, ADD_ON_NOT_OFFERED. A ride is flexible for all its seats or for none (WHOLE_RIDE).',
  })
  setAddOns(
    @Ctx() context: BookingContext,
    @Args(() => SetAddOnsArgs) { bookingId, addOns }: SetAddOnsArgs,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await setAddOns(context, bookingId, addOns), context.clock.now()));
  }
}
