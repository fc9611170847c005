import { LANGUAGES } from '@naga/kernel/language.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { lastVersions, versionsOf } from './message-text.queries.js';
import {
  MessagePreviewArgs,
  MessagePreviewResult,
  MessagePreviewView,
  MessageTestResult,
  MessageTemplateView,
  MessageTextResult,
  MessageTextView,
  SaveMessageTextArgs,
  SendMessageTestArgs,
  SentTestView,
} from './message-template.type.js';
import { previewOf, saidOf } from './preview.js';
import { saveMessageText } from './save-message-text.command.js';
import { sendTest } from './send-test.command.js';
import { templateView, textView } from './template-views.js';
import { TEMPLATES } from './templates.js';

const EDIT = 'message.edit';
const SCOPES = ['all'] as const;

@Resolver()
export class MessageTemplateResolver {
  @Requires(EDIT, SCOPES)
  @Query(() => [MessageTemplateView], { description: 'Every message the system sends, as the code has them in order.' })
  async messageTemplates(@Ctx() { database, viewer }: UsersContext): Promise<MessageTemplateView[]> {
    const rows = await lastVersions(database);
    return TEMPLATES.map((template) => templateView(template, rows, viewer.language));
  }

  @Requires(EDIT, SCOPES)
  @Query(() => [MessageTextView], {
    nullable: true,
    description: 'The texts of a template in all languages, the subject first; null for no such template.',
  })
  async messageTexts(
    @Ctx() { database }: UsersContext,
    @Arg('key', () => ID) key: string,
  ): Promise<MessageTextView[] | null> {
    const template = TEMPLATES.find((one) => one.key === key);
    if (template === undefined) return null;
    const rows = await versionsOf(database, template.textIds);
    return template.textIds.flatMap((textId) => LANGUAGES.map((language) => textView(textId, language, rows)));
  }

  @Requires(EDIT, SCOPES)
  @Query(() => MessagePreviewResult, {
    description:
      'A template with the sample in its placeholders. Refused: TEXT_TOO_LONG, TEXT_MALFORMED, PLACEHOLDER_UNKNOWN, PLACEHOLDER_MISSING, PLACEHOLDER_MISUSED.',
  })
  previewMessage(
    @Ctx() { services: { voice } }: UsersContext,
    @Args(() => MessagePreviewArgs) drafted: MessagePreviewArgs,
  ): Promise<MessagePreviewView | Refused> {
    return orRefused(async () => {
      const { sms, ...preview } = previewOf(saidOf(drafted, voice));
      const parts = { smsParts: sms?.parts ?? null, smsEncoding: sms?.encoding ?? null };
      return Object.assign(new MessagePreviewView(), preview, parts);
    });
  }

  @Requires(EDIT, SCOPES)
  @Mutation(() => MessageTestResult, {
    description:
      'The same to an address of the asker’s own that is proved to be his, 20 an hour. Refused: TEXT_TOO_LONG, TEXT_MALFORMED, PLACEHOLDER_UNKNOWN, PLACEHOLDER_MISSING, PLACEHOLDER_MISUSED, NO_OWN_ADDRESS, TOO_MANY_ATTEMPTS.',
  })
  sendMessageTest(
    @Ctx() context: UsersContext,
    @Args(() => SendMessageTestArgs) asked: SendMessageTestArgs,
  ): Promise<SentTestView | Refused> {
    return orRefused(async () => Object.assign(new SentTestView(), await sendTest(context, asked)));
  }

  @Requires(EDIT, SCOPES)
  @Mutation(() => MessageTextResult, {
    description:
      'What a text says from now on, in one language; empty: as the code says it. Refused: TEXT_TOO_LONG, TEXT_MALFORMED, PLACEHOLDER_UNKNOWN, PLACEHOLDER_MISSING, PLACEHOLDER_MISUSED, CHANGED_MEANWHILE.',
  })
  saveMessageText(
    @Ctx() context: UsersContext,
    @Args(() => SaveMessageTextArgs) text: SaveMessageTextArgs,
  ): Promise<MessageTextView | Refused> {
    return orRefused(async () => {
      await saveMessageText(context, text);
      return textView(text.textId, text.language, await versionsOf(context.database, [text.textId]));
    });
  }
}
