import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { isDeleted } from '../account/is-deleted.queries.js';
import { colleagueReference } from './colleague.loader.js';
import { ColleagueView } from './colleague.type.js';

@Resolver()
export class ColleagueResolver {
  @ForNeighbours()
  @Query(() => ColleagueView, { description: 'For a text that names who did something.' })
  colleague(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<ColleagueView> {
    return colleagueReference({ id }, context);
  }

  @ForNeighbours()
  @Query(() => Boolean, { description: 'Whether its owner has deleted an account.' })
  isDeletedAccount(@Ctx() { database }: UsersContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return isDeleted(database, id);
  }
}
