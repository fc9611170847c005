import { Requires, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { Arg, ID, Mutation, Resolver } from 'type-graphql';
import { LoginResult } from '../session/session.type.js';

const notYet = (): Promise<never> => Promise.reject(new Error('not yet'));

@Resolver()
export class ImpersonationResolver {
  @Requires('user.impersonate')
  @Mutation(() => LoginResult, { description: 'A session as somebody else, marked in the screen and in the audit.' })
  impersonate(@Arg('userId', () => ID) _userId: unknown): Promise<never> {
    return notYet();
  }

  @SignedIn()
  @Mutation(() => LoginResult, { description: "Back to one's own session." })
  endImpersonation(): Promise<never> {
    return notYet();
  }
}
