import { ForNeighbours, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { JSONObject } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { MoneyView } from '../payment/money.type.js';
import { BookingPageView } from '../sales/booking-page.type.js';
import { bookingsOf } from './bookings-of.queries.js';
import { closeWallet } from './close-wallet.command.js';
import { creditOf } from './credit-of.queries.js';
import { TravellerContactView, TravellersOfArgs, VisitView, WHEN } from './customer.type.js';
import { travellersOf } from './travellers-of.queries.js';
import { myBookings } from './my-bookings.queries.js';
import { myVisits } from './my-visits.queries.js';
import type { When } from './when.rules.js';

@Resolver()
export class CustomerResolver {
  @SignedIn()
  @Query(() => BookingPageView, {
    description:
      "The viewer's own bookings; UPCOMING: soonest first, PAST: latest first. Seats that were held and never paid are left out.",
  })
  myBookings(
    @Ctx() context: BookingContext,
    @Arg('when', () => WHEN) when: When,
    @Args(() => PageArgs) at: PageArgs,
  ): BookingPageView {
    return BookingPageView.of(myBookings(context, when, at));
  }

  @SignedIn()
  @Query(() => [VisitView], { description: 'Places the viewer has travelled to, the last one first; 200 at most.' })
  myVisits(@Ctx() context: BookingContext): Promise<VisitView[]> {
    return myVisits(context);
  }

  @ForNeighbours()
  @Query(() => [TravellerContactView], { description: 'Whose bookings have passengers on these rides.' })
  travellersOf(
    @Ctx() context: BookingContext,
    @Args(() => TravellersOfArgs) asked: TravellersOfArgs,
  ): Promise<TravellerContactView[]> {
    return travellersOf(context, asked);
  }

  @ForNeighbours()
  @Query(() => [JSONObject], { description: 'What is kept of an account, for its owner to take away.' })
  bookingsOf(
    @Ctx() context: BookingContext,
    @Arg('accountId', () => ID) accountId: string,
  ): Promise<Record<string, unknown>[]> {
    return bookingsOf(context, accountId);
  }

  @ForNeighbours()
  @Query(() => [MoneyView], { description: 'Credit of an account, for who deletes it: he gives it up.' })
  creditOf(@Ctx() context: BookingContext, @Arg('accountId', () => ID) accountId: string): Promise<MoneyView[]> {
    return creditOf(context, accountId);
  }

  @ForNeighbours()
  @Mutation(() => [MoneyView], {
    description:
      'Its owner deletes his account: nothing comes into the wallet any more, and this is what he gives up. Where he keeps his account it opens again by itself.',
  })
  closeWallet(@Ctx() context: BookingContext, @Arg('accountId', () => ID) accountId: string): Promise<MoneyView[]> {
    return closeWallet(context, accountId);
  }
}
