import { Public } from '@naga/server-kit/graphql/doors.js';
import { Ctx, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { meOf } from './me.queries.js';
import { MeView } from './me.type.js';

@Resolver()
export class MeResolver {
  @Public()
  @Query(() => MeView, { nullable: true })
  async me(@Ctx() { viewer, database }: UsersContext): Promise<MeView | null> {
    return viewer.kind === 'user' ? ((await meOf(database, viewer.userId)) ?? null) : null;
  }
}
