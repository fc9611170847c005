import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { SearchedPageOf } from '@naga/server-kit/list/page.type.js';
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MessageState } from './message-state.rules.js';

registerEnumType(MessageState, {
  name: 'MessageState',
  valuesConfig: {
    SENT: { description: 'Handed over to its server or gateway.' },
    WAITING: { description: 'Leaves in a moment.' },
    TRYING_AGAIN: { description: 'Was not taken, and is tried again by itself.' },
    FAILED: { description: 'Was refused for good, or too often: nobody tries again by himself.' },
    KEPT: { description: 'Stays here: its way out is not open, or it was written in the sandbox.' },
  },
});

@ObjectType('MessageAttachment', { simpleResolvers: true })
export class MessageAttachmentView {
  @Field(() => String) fileName!: string;
  @Field(() => String) contentType!: string;
  @Field(() => String) base64!: string;
}

/** Its words and attachments are fields of message.resolver.ts: they weigh more than all the rest. */
@ObjectType('Message', {
  description: 'A message as it was sent: the inbox page of this installation (permission notification.send).',
})
export class MessageView {
  @Field(() => ID) id!: string;
  @Field(() => String) channel!: string;
  @Field(() => String) to!: string;
  @Field(() => String) subject!: string;
  @Field(() => String) language!: string;
  @Field(() => String) event!: string;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true }) sentAt!: Date | null;
  @Field(() => MessageState) state!: MessageState;
  @Field(() => Int, { description: 'How often it was tried.' }) attempts!: number;
  @Field(() => DateTimeISO, { nullable: true, description: 'When it is tried next.' }) dueAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'What its server said when it did not take it last; NO_ANSWER.' })
  problem!: string | null;
  @Field(() => ID, { nullable: true, description: 'The message that this one says again.' }) againOfId!: string | null;
  @Field(() => String, { nullable: true, description: 'Who sent it again.' }) askedBy!: string | null;
  @Field(() => DateTimeISO, { nullable: true, description: 'When it was last sent again after this one.' })
  sentAgainAt!: Date | null;
}

@ObjectType('MessagePage', { description: 'One page of the list.' })
export class MessagePageView extends SearchedPageOf(MessageView) {}

export const SendAgainResult = createUnionType({
  name: 'SendAgainResult',
  types: () => [MessageView, Refused] as const,
});
