import { SignedIn } from '@naga/server-kit/graphql/doors.js';
import { Ctx, Mutation, Resolver } from 'type-graphql';
import { done, DoneView } from '../account/request-result.type.js';
import type { UsersContext } from '../services.js';
import { rememberShownAround } from './remember-shown-around.command.js';

@Resolver()
export class ShownAroundResolver {
  @SignedIn()
  @Mutation(() => DoneView, { description: 'He needs the tour of the back office no more; see Me.shownAround.' })
  rememberShownAround(@Ctx() context: UsersContext): Promise<DoneView> {
    return rememberShownAround(context).then(done);
  }
}
