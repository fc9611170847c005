import { ByKeyOr } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { bookingView } from '../booking/booking-view.js';
import { type BookingView } from '../booking/booking.type.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import { beginExchange } from './begin-exchange.command.js';
import { cancelExchange } from './cancel-exchange.command.js';
import { exchangeOffer } from './exchange-offer.queries.js';
import { BeginExchangeArgs, ExchangeOfferArgs, ExchangeOfferResult, ExchangeOfferView } from './exchange.type.js';

@Resolver()
export class ExchangeResolver {
  @ByKeyOr('booking.view')
  @Query(() => ExchangeOfferResult, {
    description:
      'What other rides in place of some seats would cost; nothing is held. Refused: BOOKING_NOT_FOUND, EXCHANGE_OPEN, WAITS_FOR_OPERATOR, SEATS_NOT_EXCHANGEABLE, EXCHANGE_TOO_LATE, NOT_THE_SAME_WAY, SAME_DEPARTURE, NOT_PAID_ON_BOARDING_HERE, RIDES_OUT_OF_ORDER, NOT_YOUR_DEPARTURE, NOT_ENOUGH_SEATS, OTHER_CURRENCY, and what holdSeats refuses.',
  })
  exchangeOffer(
    @Ctx() context: BookingContext,
    @Args(() => ExchangeOfferArgs) { bookingId, ...wish }: ExchangeOfferArgs,
  ): Promise<ExchangeOfferView | Refused> {
    return orRefused(async () => Object.assign(new ExchangeOfferView(), await exchangeOffer(context, bookingId, wish)));
  }

  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description:
      'Holds the new seats while the old tickets stay valid; startPayment pays the difference. With nothing to pay the exchange is made at once. Refused: what exchangeOffer refuses, DIFFERENCE_CHANGED, SEATS_TAKEN, GENDER_RULE, CODE_NEEDED, WALLET_NOT_YOURS, WALLET_GONE, TRY_AGAIN.',
  })
  beginExchange(
    @Ctx() context: BookingContext,
    @Args(() => BeginExchangeArgs) { bookingId, ...wish }: BeginExchangeArgs,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await beginExchange(context, bookingId, wish), context.clock.now()));
  }

  @ByKeyOr('booking.edit')
  @Mutation(() => BookingResult, {
    description: 'Gives the open exchange up: the old tickets count again. Refused: BOOKING_NOT_FOUND, TRY_AGAIN.',
  })
  cancelExchange(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<BookingView | Refused> {
    return orRefused(async () => bookingView(await cancelExchange(context, bookingId), context.clock.now()));
  }
}
