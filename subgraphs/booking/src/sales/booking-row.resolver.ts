import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { BookingRowView } from './booking-page.type.js';
import { BookingRowLegView } from './booking-row-leg.type.js';
import { bookingRowLegs } from './booking-row-legs.loader.js';

@Resolver(() => BookingRowView)
export class BookingRowResolver {
  @FieldResolver(() => [BookingRowLegView], { description: 'In the order they are ridden.' })
  legs(@Ctx() context: BookingContext, @Root() { id }: BookingRowView): Promise<BookingRowLegView[]> {
    return bookingRowLegs(context, id);
  }
}
