import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { meantBy } from './audience-reach.js';
import { notificationById, notificationPage, type NotificationRow } from './notification.queries.js';
import {
  AudienceArgs,
  NotificationInput,
  NotificationPageView,
  NotificationReachView,
  NotificationsArgs,
  NotificationView,
  SendNotificationResult,
} from './notification.type.js';
import { countRecipients, NOTIFICATION_SCOPES } from './recipients-sql.js';
import { sendNotification } from './send-notification.command.js';

const SEND = 'notification.send';

const viewOf = (row: NotificationRow): NotificationView => Object.assign(new NotificationView(), row);

/** What staff tells people. */
@Resolver()
export class NotificationResolver {
  @Requires(SEND, NOTIFICATION_SCOPES)
  @Query(() => NotificationPageView)
  notifications(
    @Ctx() { database, viewer }: UsersContext,
    @Args(() => NotificationsArgs) asked: NotificationsArgs,
  ): NotificationPageView {
    const reach = reachBy(viewer, SEND, NOTIFICATION_SCOPES);
    return NotificationPageView.of(notificationPage(database, reach, asked).map(viewOf));
  }

  @Requires(SEND, NOTIFICATION_SCOPES)
  @Query(() => NotificationView, { nullable: true })
  async notification(
    @Ctx() { database, viewer }: UsersContext,
    @Arg('id', () => ID) id: string,
  ): Promise<NotificationView | null> {
    const row = await notificationById(database, reachBy(viewer, SEND, NOTIFICATION_SCOPES), id);
    return row === undefined ? null : viewOf(row);
  }

  @Requires(SEND, NOTIFICATION_SCOPES)
  @Query(() => NotificationReachView, { description: 'How many a notification would go to now.' })
  async notificationReach(
    @Ctx() context: UsersContext,
    @Args(() => AudienceArgs) { audience, channels }: AudienceArgs,
  ): Promise<NotificationReachView> {
    const { recipients } = await meantBy(context, audience, channels);
    return countRecipients(context.database, recipients);
  }

  @Requires(SEND, NOTIFICATION_SCOPES)
  @Mutation(() => SendNotificationResult, {
    description:
      'To everybody its audience means, once each. `people`: as many as its sender was shown. Refused: NOBODY_TO_NOTIFY, MORE_PEOPLE_THAN_SHOWN.',
  })
  sendNotification(
    @Ctx() context: UsersContext,
    @Arg('input', () => NotificationInput) input: NotificationInput,
    @Arg('people', () => Int) people: number,
  ): Promise<NotificationView | Refused> {
    return orRefused(async () => {
      const id = await sendNotification(context, input, people);
      return viewOf((await notificationById(context.database, 'everything', id))!);
    });
  }
}
