import { Public } from '@naga/server-kit/graphql/doors.js';
import { Ctx, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { meOf } from './me.queries.js';
import { MeView } from './me.type.js';

@Resolver()
export class MeResolver {
  @Public()
  @Query(() => MeView, { nullable: true })
  async me(@Ctx() context: UsersContext): Promise<MeView | null> {
    const { viewer } = context;
    return viewer.kind === 'user' ? ((await meOf(context, viewer.userId, viewer.impersonatorId)) ?? null) : null;
  }
}
