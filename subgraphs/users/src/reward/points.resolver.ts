import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { ReservePointsAnswer, ReservePointsInput } from './points.type.js';
import { availablePoints, giveBackPoints, reservePoints } from './reserve-points.command.js';
import { PointsNotEnough } from './reward.errors.js';

@Resolver()
export class PointsResolver {
  @ForNeighbours()
  @Query(() => Int, { description: 'What an account can spend on a booking: what no other one has reserved.' })
  pointsAvailable(
    @Ctx() { database }: UsersContext,
    @Arg('accountId', () => ID) accountId: string,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<number> {
    return availablePoints(database, accountId, bookingId);
  }

  @ForNeighbours()
  @Mutation(() => ReservePointsAnswer, {
    description: 'Reserves points for a booking, before that is written. Repeating it reserves once.',
  })
  async reservePoints(
    @Ctx() context: UsersContext,
    @Arg('input', () => ReservePointsInput) { expiresAt, ...wish }: ReservePointsInput,
  ): Promise<ReservePointsAnswer> {
    try {
      await reservePoints(context, { ...wish, expiresAt: expiresAt.getTime() });
      return { reserved: true, available: await availablePoints(context.database, wish.accountId, wish.bookingId) };
    } catch (error) {
      if (error instanceof PointsNotEnough) return { reserved: false, available: Number(error.facts['available']) };
      throw error;
    }
  }

  @ForNeighbours()
  @Mutation(() => Boolean, { description: 'At once, for a booking that could not be written so.' })
  async giveBackPoints(
    @Ctx() context: UsersContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('turn', () => Int) turn: number,
  ): Promise<boolean> {
    await giveBackPoints(context, bookingId, turn);
    return true;
  }
}
