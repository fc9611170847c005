import { recordPage, recordWith } from '@naga/server-kit/crud/noun-list.queries.js';
import { listTypes, type RecordsArgs } from '@naga/server-kit/crud/noun-types.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { meantBy } from './audience-reach.js';
import { sentNotification } from './notification.queries.js';
import { notificationNoun } from './notification.noun.js';
import {
  AudienceArgs,
  NotificationInput,
  NotificationPageView,
  NotificationReachView,
  NotificationView,
  SendNotificationResult,
} from './notification.type.js';
import { countRecipients, NOTIFICATION_SCOPES } from './recipients-sql.js';
import { sendNotification } from './send-notification.command.js';

const SEND = 'notification.send';

const { Args: ListArgs } = listTypes(notificationNoun);
const viewOf = (row: object): NotificationView => Object.assign(new NotificationView(), row);

/** What staff tells people. */
@Resolver()
export class NotificationResolver {
  @Requires(SEND, NOTIFICATION_SCOPES)
  @Query(() => NotificationPageView)
  notifications(@Ctx() context: UsersContext, @Args(() => ListArgs) search: RecordsArgs): NotificationPageView {
    return NotificationPageView.of(recordPage(notificationNoun, context, search).map(viewOf));
  }

  @Requires(SEND, NOTIFICATION_SCOPES)
  @Query(() => NotificationView, { nullable: true })
  async notification(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<NotificationView | null> {
    const row = await recordWith(notificationNoun, context, id);
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
      return viewOf((await sentNotification(context.database, id))!);
    });
  }
}
