import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { soldSeats } from './sold-seats.queries.js';
import { SoldSeatsView } from './sold-seats.type.js';

const MOST_DAYS = 180;
const MOST = 50_000;

@Resolver()
export class SoldSeatsResolver {
  @ForNeighbours()
  @Query(() => [SoldSeatsView], {
    description: 'What was sold of an operator within the last days and not given back, what was sold most first.',
  })
  soldSeats(
    @Ctx() context: BookingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('days', () => Int, { description: '1 to 180, today included.' }) days: number,
    @Arg('most', () => Int, { description: 'At most 50,000.' }) most: number,
  ): Promise<SoldSeatsView[]> {
    return soldSeats(context, operatorId, Math.min(days, MOST_DAYS), Math.min(most, MOST));
  }
}
