import { SignedIn } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { deviceSessions } from './device-session.queries.js';
import { DeviceSessionView } from './device-session.type.js';
import { endOtherSessions, endSession } from './end-sessions.command.js';

@Resolver()
export class DeviceSessionResolver {
  @SignedIn()
  @Query(() => [DeviceSessionView], { description: 'The last used first.' })
  async mySessions(@Ctx() context: UsersContext): Promise<readonly DeviceSessionView[]> {
    return deviceSessions(context);
  }

  @SignedIn()
  @Mutation(() => Boolean, { description: 'One of one’s own; false when there is no such session.' })
  endSession(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return endSession(context, id);
  }

  @SignedIn()
  @Mutation(() => Int, { description: 'All of one’s own but the one that asks; answers how many.' })
  endOtherSessions(@Ctx() context: UsersContext): Promise<number> {
    return endOtherSessions(context);
  }
}
