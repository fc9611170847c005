import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsIn, IsOptional, MaxLength, Min } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';

const SIMPLE = { simpleResolvers: true } as const;
/** More than any text may have: the rules say which are too long. */
const LONGEST = 10_000;

@ObjectType('MessagePlaceholder', SIMPLE)
export class MessagePlaceholderView {
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'TEXT, or NUMBER, by whose plural words may be chosen.' }) kind!: string;
  @Field(() => Boolean, { description: 'No words without it.' }) isRequired!: boolean;
  @Field(() => String, { description: 'What stands for it in a preview.' }) sample!: string;
}

@ObjectType('MessageTextVersion', SIMPLE)
export class MessageTextVersionView {
  @Field(() => ID) textId!: string;
  @Field(() => String) language!: LanguageCode;
  @Field(() => Int) version!: number;
  @Field(() => String, { nullable: true, description: 'Null: as the code says it.' }) words!: string | null;
  @Field(() => DateTimeISO) savedAt!: Date;
  @Field(() => String, { nullable: true }) savedBy!: string | null;
  @Field(() => DateTimeISO, { nullable: true, description: 'When it could not be said, and the own text went out.' })
  failedAt!: Date | null;
}

@ObjectType('MessageText', { ...SIMPLE, description: 'One text of a template in one language.' })
export class MessageTextView {
  @Field(() => ID) textId!: string;
  @Field(() => String) language!: LanguageCode;
  @Field(() => String, { description: 'Of its template: EMAIL; SHORT, by SMS and Telegram.' }) channel!: string;
  @Field(() => String, { description: 'As the code says it.' }) own!: string;
  @Field(() => String, { description: 'How that reads, with samples for its placeholders.' }) ownSample!: string;
  @Field(() => [MessagePlaceholderView]) placeholders!: readonly MessagePlaceholderView[];
  @Field(() => [MessageTextVersionView], { description: 'The newest first; the first one counts.' })
  versions!: readonly MessageTextVersionView[];
}

@ObjectType('MessageTemplate', { ...SIMPLE, description: 'What a message says (permission message.edit).' })
export class MessageTemplateView {
  @Field(() => ID) key!: string;
  @Field(() => String, { description: 'EMAIL; SHORT: by SMS and Telegram.' }) channel!: string;
  @Field(() => String, { nullable: true, description: 'When it goes; null: texts of several messages.' })
  event!: string | null;
  @Field(() => String, { description: "Its subject, or its words, in the reader's language." }) subject!: string;
  @Field(() => [String], { description: 'Languages in which staff wrote some of it.' })
  written!: readonly LanguageCode[];
  @Field(() => DateTimeISO, { nullable: true, description: 'When staff last wrote any of it.' }) savedAt!: Date | null;
  @Field(() => String, { nullable: true }) savedBy!: string | null;
  @Field(() => Boolean, { description: 'Some of it could not be said: the own text went out.' }) hasFailed!: boolean;
}

@ObjectType('MessagePreview', SIMPLE)
export class MessagePreviewView {
  @Field(() => String) subject!: string;
  @Field(() => String) html!: string;
  @Field(() => String) text!: string;
  @Field(() => Int, { nullable: true, description: 'Of an SMS.' }) smsParts!: number | null;
  @Field(() => String, { nullable: true, description: 'GSM_7 or UCS_2, of an SMS.' }) smsEncoding!: string | null;
}

@ObjectType('SentTest', { ...SIMPLE, description: 'A message to try a text: in the log, its event is message.tested.' })
export class SentTestView {
  @Field(() => ID, { description: 'Of the message.' }) id!: string;
  @Field(() => String) to!: string;
  @Field(() => Boolean, { description: 'False: nothing leaves this installation that way, it stays in the log.' })
  leaves!: boolean;
}

@InputType({ description: 'Empty words: as the code says it.' })
export class MessageDraft {
  @Field(() => ID) textId!: string;
  @Field(() => String) @MaxLength(LONGEST) words!: string;
}

@ArgsType()
export class MessagePreviewArgs {
  @Field(() => ID) key!: string;
  @Field(() => String) @IsIn(LANGUAGES) language!: LanguageCode;
  @Field(() => [MessageDraft], { defaultValue: [], description: 'What is typed and not saved yet.' })
  @ArrayMaxSize(100)
  drafts!: MessageDraft[];
}

@ArgsType()
export class SendMessageTestArgs extends MessagePreviewArgs {
  @Field(() => String, {
    nullable: true,
    description: 'SMS or TELEGRAM, of what is said in short; left out, SMS. Mails go by EMAIL.',
  })
  @IsOptional()
  @IsIn(['SMS', 'TELEGRAM'])
  channel?: 'SMS' | 'TELEGRAM' | null;
}

@ArgsType()
export class SaveMessageTextArgs {
  @Field(() => ID) textId!: string;
  @Field(() => String) @IsIn(LANGUAGES) language!: LanguageCode;
  @Field(() => Int, { description: 'That was looked at; 0: nobody wrote it before.' }) @Min(0) version!: number;
  @Field(() => String, { description: 'Empty: as the code says it.' }) @MaxLength(LONGEST) words!: string;
}

export const MessageTextResult = createUnionType({
  name: 'MessageTextResult',
  types: () => [MessageTextView, Refused] as const,
});
export const MessagePreviewResult = createUnionType({
  name: 'MessagePreviewResult',
  types: () => [MessagePreviewView, Refused] as const,
});
export const MessageTestResult = createUnionType({
  name: 'MessageTestResult',
  types: () => [SentTestView, Refused] as const,
});
