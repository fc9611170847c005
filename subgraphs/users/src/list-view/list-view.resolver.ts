import { SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { done, type DoneView, RequestResult } from '../account/request-result.type.js';
import type { UsersContext } from '../services.js';
import { changeListView, forgetListView, keepListView } from './keep-list-view.command.js';
import { listViews, type ListViewRow, ownListView } from './list-view.queries.js';
import { ChangeListViewArgs, KeepListViewArgs, ListViewResult, ListViewsArgs, ListViewView } from './list-view.type.js';

const viewOf = (row: ListViewRow): ListViewView => Object.assign(new ListViewView(), row);

@Resolver()
export class ListViewResolver {
  @SignedIn()
  @Query(() => [ListViewView], { description: 'One’s own of a list, then those that colleagues share.' })
  async listViews(
    @Ctx() context: UsersContext,
    @Args(() => ListViewsArgs) { list }: ListViewsArgs,
  ): Promise<ListViewView[]> {
    return (await listViews(context, list)).map(viewOf);
  }

  @SignedIn()
  @Mutation(() => ListViewResult)
  keepListView(
    @Ctx() context: UsersContext,
    @Args(() => KeepListViewArgs) view: KeepListViewArgs,
  ): Promise<ListViewView | Refused> {
    return orRefused(async () => viewOf((await ownListView(context, await keepListView(context, view)))!));
  }

  @SignedIn()
  @Mutation(() => ListViewResult, { description: 'Names one’s own otherwise, shares it or keeps it to oneself.' })
  changeListView(
    @Ctx() context: UsersContext,
    @Args(() => ChangeListViewArgs) { id, ...change }: ChangeListViewArgs,
  ): Promise<ListViewView | Refused> {
    return orRefused(async () => {
      await changeListView(context, id, change);
      return viewOf((await ownListView(context, id))!);
    });
  }

  @SignedIn()
  @Mutation(() => RequestResult, { description: 'Forgets one’s own. Done, too, where it is gone already.' })
  forgetListView(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<DoneView | Refused> {
    return orRefused(() => forgetListView(context, id).then(done));
  }
}
