import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { colleagueReference } from '../people/colleague.loader.js';
import { ColleagueView } from '../people/colleague.type.js';
import type { UsersContext } from '../services.js';
import { ListedMovementView } from './reward-movements.type.js';

@Resolver(() => ListedMovementView)
export class ListedMovementResolver {
  @FieldResolver(() => ColleagueView, { description: 'Whose points.' })
  owner(@Ctx() context: UsersContext, @Root() { accountId: id }: ListedMovementView): Promise<ColleagueView> {
    return colleagueReference({ id }, context);
  }
}
