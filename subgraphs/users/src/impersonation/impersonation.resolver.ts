import { Requires, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { PEOPLE_SCOPES } from '../people/user.queries.js';
import type { UsersContext } from '../services.js';
import { sessionView } from '../session/session-view.js';
import { LoginResult, type SessionView } from '../session/session.type.js';
import { endImpersonation } from './end-impersonation.command.js';
import { impersonate } from './impersonate.command.js';

@Resolver()
export class ImpersonationResolver {
  @Requires('user.impersonate', PEOPLE_SCOPES)
  @Mutation(() => LoginResult, {
    description: 'A session as somebody else, marked in the screen and in the audit; it lasts an hour at most.',
  })
  impersonate(@Ctx() context: UsersContext, @Arg('userId', () => ID) userId: string): Promise<SessionView | Refused> {
    return orRefused(async () => sessionView(context, await impersonate(context, userId)));
  }

  @SignedIn()
  @Mutation(() => LoginResult, { description: "Back to one's own session." })
  endImpersonation(@Ctx() context: UsersContext): Promise<SessionView | Refused> {
    return orRefused(async () => sessionView(context, await endImpersonation(context)));
  }
}
