import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingView } from '../booking/booking.type.js';
import { BookingRowView } from './booking-page.type.js';
import { BookingRowLegView } from './booking-row-leg.type.js';
import { bookingRowFacts } from './booking-row-facts.loader.js';
import { BookingRowFactsView } from './booking-row-facts.type.js';
import { bookingRowLegs } from './booking-row-legs.loader.js';

@Resolver(() => BookingRowView)
export class BookingRowResolver {
  @FieldResolver(() => [BookingRowLegView], { description: 'In the order they are ridden.' })
  legs(@Ctx() context: BookingContext, @Root() { id }: BookingRowView): Promise<BookingRowLegView[]> {
    return bookingRowLegs(context, id);
  }

  @FieldResolver(() => BookingRowFactsView)
  facts(@Ctx() context: BookingContext, @Root() { id }: BookingRowView): Promise<BookingRowFactsView> {
    return bookingRowFacts(context, id);
  }
}

@Resolver(() => BookingView)
export class BookingFactsResolver {
  @FieldResolver(() => BookingRowFactsView, { description: 'Its sums, as the list has them.' })
  facts(@Ctx() context: BookingContext, @Root() { id }: BookingView): Promise<BookingRowFactsView> {
    return bookingRowFacts(context, id);
  }
}
