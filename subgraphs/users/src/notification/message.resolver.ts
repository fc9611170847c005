import { recordPage, recordWith } from '@naga/server-kit/crud/noun-list.queries.js';
import { listTypes, type RecordsArgs } from '@naga/server-kit/crud/noun-types.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { attachmentLoader, bodyLoader } from './message-parts.loader.js';
import { MessageNotFound } from './message.errors.js';
import { messageNoun } from './message.noun.js';
import { MESSAGE_SCOPES } from './message.queries.js';
import { MessageAttachmentView, MessagePageView, MessageView, SendAgainResult } from './message.type.js';
import { sendAgain } from './send-again.command.js';

const SEND = 'notification.send';
const { Args: ListArgs } = listTypes(messageNoun);
const viewOf = (row: object): MessageView => Object.assign(new MessageView(), row);

@Resolver(() => MessageView)
export class MessageResolver {
  @Requires(SEND, MESSAGE_SCOPES)
  @Query(() => MessagePageView)
  messages(@Ctx() context: UsersContext, @Args(() => ListArgs) search: RecordsArgs): MessagePageView {
    return MessagePageView.of(recordPage(messageNoun, context, search).map(viewOf));
  }

  @Requires(SEND, MESSAGE_SCOPES)
  @Query(() => MessageView, { nullable: true })
  async message(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<MessageView | null> {
    const row = await recordWith(messageNoun, context, id);
    return row === undefined ? null : viewOf(row);
  }

  @Requires(SEND, MESSAGE_SCOPES)
  @Mutation(() => SendAgainResult, {
    description:
      'The same words and files once more, as a message of their own, which it answers. Refused: MESSAGE_NOT_FOUND, also out of scope, MESSAGE_SECRET, MESSAGE_WAY_CLOSED, MESSAGE_STOPPED, MESSAGE_ON_ITS_WAY.',
  })
  sendMessageAgain(@Ctx() context: UsersContext, @Arg('id', () => ID) id: string): Promise<MessageView | Refused> {
    return orRefused(async () => {
      const copy = await this.message(context, await sendAgain(context, id));
      if (copy === null) throw new MessageNotFound();
      return copy;
    });
  }

  @FieldResolver(() => String)
  async html(@Root() { id }: MessageView, @Ctx() context: UsersContext): Promise<string> {
    return (await bodyLoader(context).load(id)).html;
  }

  @FieldResolver(() => String)
  async text(@Root() { id }: MessageView, @Ctx() context: UsersContext): Promise<string> {
    return (await bodyLoader(context).load(id)).text;
  }

  @FieldResolver(() => [MessageAttachmentView])
  attachments(@Root() { id }: MessageView, @Ctx() context: UsersContext): Promise<readonly MessageAttachmentView[]> {
    return attachmentLoader(context).load(id);
  }
}
