import { SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { JSONObject } from '@naga/server-kit/graphql/scalars.js';
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { done, type DoneView, RequestResult } from '../account/request-result.type.js';
import type { UsersContext } from '../services.js';
import { deleteMyAccount } from './delete-my-account.command.js';
import { myData } from './my-data.queries.js';
import { DeleteMyAccountArgs } from './own-data.type.js';

@Resolver()
export class OwnDataResolver {
  @SignedIn()
  @Query(() => JSONObject, { description: "Everything we keep of the signed-in user, neighbours' rows included." })
  myData(@Ctx() context: UsersContext): Promise<Record<string, unknown>> {
    return myData(context);
  }

  @SignedIn()
  @Mutation(() => RequestResult, {
    description: 'Forgets the person; bookings stay, without him. Refused: WRONG_CREDENTIALS, LAST_ADMIN, CREDIT_LEFT.',
  })
  deleteMyAccount(
    @Ctx() context: UsersContext,
    @Args(() => DeleteMyAccountArgs) { password, givesUpCredit }: DeleteMyAccountArgs,
  ): Promise<DoneView | Refused> {
    return orRefused(() => deleteMyAccount(context, password, givesUpCredit === true).then(done));
  }
}
