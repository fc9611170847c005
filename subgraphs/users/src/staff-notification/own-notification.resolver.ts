import { localize } from '@naga/kernel/language.js';
import { SignedIn } from '@naga/server-kit/graphql/doors.js';
import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { bySession } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { ownNotifications, readNotifications, unreadOf } from './notification.queries.js';
import { OwnNotificationPageView, OwnNotificationView, ReadNotificationsArgs } from './notification.type.js';

/** The inbox of the signed-in user. */
@Resolver()
export class OwnNotificationResolver {
  @SignedIn()
  @Query(() => OwnNotificationPageView)
  myNotifications(
    @Ctx() { database, viewer }: UsersContext,
    @Args(() => PageArgs) at: PageArgs,
  ): OwnNotificationPageView {
    const page = ownNotifications(database, bySession(viewer).userId, at);
    return OwnNotificationPageView.of(
      page.map(({ titles, texts, ...row }) =>
        Object.assign(new OwnNotificationView(), {
          ...row,
          title: localize(titles, viewer.language),
          text: localize(texts, viewer.language),
        }),
      ),
    );
  }

  @SignedIn()
  @Query(() => Int)
  myUnreadNotifications(@Ctx() { database, viewer }: UsersContext): Promise<number> {
    return unreadOf(database, bySession(viewer).userId);
  }

  @SignedIn()
  @Mutation(() => Int, { description: 'How many of them were not read before.' })
  readNotifications(
    @Ctx() { database, viewer, clock }: UsersContext,
    @Args(() => ReadNotificationsArgs) { ids }: ReadNotificationsArgs,
  ): Promise<number> {
    return readNotifications(database, bySession(viewer).userId, ids, clock.now());
  }
}
