import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { IsIn, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { CHANNELS } from './channels.rules.js';

@ObjectType('MessageAttachment', { simpleResolvers: true })
export class MessageAttachmentView {
  @Field(() => String) fileName!: string;
  @Field(() => String) contentType!: string;
  @Field(() => String) base64!: string;
}

/** Its attachments are a field of message.resolver.ts: they weigh more than all the rest. */
@ObjectType('Message', {
  description: 'A message as it was sent: the inbox page of this installation (permission notification.send).',
})
export class MessageView {
  @Field(() => ID) id!: string;
  @Field(() => String) channel!: string;
  @Field(() => String) to!: string;
  @Field(() => String) subject!: string;
  @Field(() => String) html!: string;
  @Field(() => String) text!: string;
  @Field(() => String) language!: string;
  @Field(() => String) event!: string;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true }) sentAt!: Date | null;
}

@ObjectType('MessagePage', { simpleResolvers: true })
export class MessagePageView {
  @Field(() => Int) total!: number;
  @Field(() => [MessageView]) rows!: readonly MessageView[];
}

@ArgsType()
export class MessagesArgs {
  @Field(() => String, { nullable: true }) @MaxLength(200) text?: string;
  @Field(() => String, { nullable: true, description: 'EMAIL, SMS or TELEGRAM.' })
  @IsIn([...CHANNELS])
  channel?: string;
  @Field(() => String, { nullable: true, description: 'Message.event' }) @MaxLength(60) event?: string;
  @Field(() => Int, { defaultValue: 1 }) @Min(1) @Max(1_000_000) page!: number;
  @Field(() => Int, { defaultValue: 50 }) @Min(1) @Max(200) pageSize!: number;
}
