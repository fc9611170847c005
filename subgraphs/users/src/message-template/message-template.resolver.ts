import { LANGUAGES } from '@naga/kernel/language.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { InvalidInput, orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { UsersContext } from '../services.js';
import { UnfitText } from './message-text.errors.js';
import { lastVersions, versionsOf } from './message-text.queries.js';
import { textProblem } from './text-problem.js';
import {
  MessagePreviewArgs,
  MessagePreviewResult,
  MessagePreviewView,
  MessageTemplateView,
  MessageTextResult,
  MessageTextView,
  SaveMessageTextArgs,
} from './message-template.type.js';
import { previewOf } from './preview.js';
import { saveMessageText } from './save-message-text.command.js';
import { templateView, textView } from './template-views.js';
import { ownText, TEMPLATES } from './templates.js';

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
    @Args(() => MessagePreviewArgs) { key, language, drafts }: MessagePreviewArgs,
  ): Promise<MessagePreviewView | Refused> {
    return orRefused(async () => {
      const template = TEMPLATES.find((one) => one.key === key);
      if (template === undefined) throw new InvalidInput([{ path: 'key', code: 'UNKNOWN' }]);
      const typed = drafts.filter(({ textId, words }) => template.textIds.includes(textId) && words.trim() !== '');
      for (const { textId, words } of typed) {
        const problem = textProblem(textId, words.trim(), ownText(textId)!);
        if (problem) throw new UnfitText(problem);
      }
      const texts = new Map(typed.map(({ textId, words }) => [textId, words] as const));
      const { sms, ...preview } = previewOf(template, language, voice.wordsIn, texts);
      return Object.assign(new MessagePreviewView(), preview, {
        smsParts: sms?.parts ?? null,
        smsEncoding: sms?.encoding ?? null,
      });
    });
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
