import { Requires } from '@naga/server-kit/graphql/doors.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { attachmentLoader } from './message-attachment.loader.js';
import { MESSAGE_SCOPES, messageById, messagePage } from './message.queries.js';
import { MessageAttachmentView, MessagePageView, MessagesArgs, MessageView } from './message.type.js';

const SEND = 'notification.send';

@Resolver(() => MessageView)
export class MessageResolver {
  @Requires(SEND, MESSAGE_SCOPES)
  @Query(() => MessagePageView)
  messages(
    @Ctx() { database, viewer }: UsersContext,
    @Args(() => MessagesArgs) search: MessagesArgs,
  ): Promise<MessagePageView> {
    return messagePage(database, viewer, reachBy(viewer, SEND), search);
  }

  @Requires(SEND, MESSAGE_SCOPES)
  @Query(() => MessageView, { nullable: true })
  async message(
    @Ctx() { database, viewer }: UsersContext,
    @Arg('id', () => ID) id: string,
  ): Promise<MessageView | null> {
    return (await messageById(database, viewer, reachBy(viewer, SEND), id)) ?? null;
  }

  @FieldResolver(() => [MessageAttachmentView])
  attachments(@Root() { id }: MessageView, @Ctx() context: UsersContext): Promise<readonly MessageAttachmentView[]> {
    return attachmentLoader(context).load(id);
  }
}
