import type { LanguageCode } from '@naga/kernel/language.js';
import { ownWords, wordsIn } from '../notification/words.js';
import type { VersionRow } from './message-text.queries.js';
import { placeholdersOf } from './text-problem.js';
import { MessageTemplateView, MessageTextVersionView, MessageTextView } from './message-template.type.js';
import { sampleFacts } from './sample-facts.js';
import { type Template, TEMPLATES } from './templates.js';

/** A template in the list, by the last versions of all texts. */
export function templateView(
  { key, channel, event, textIds }: Template,
  rows: readonly VersionRow[],
  language: LanguageCode,
): MessageTemplateView {
  const own = rows.filter(({ textId }) => textIds.includes(textId));
  const last = own.toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime())[0];
  return Object.assign(new MessageTemplateView(), {
    key,
    channel,
    event,
    subject: wordsIn(language)(textIds[0]!, sampleFacts(language)),
    written: [...new Set(own.filter(({ words }) => words !== null).map((row) => row.language))].sort(),
    savedAt: last?.savedAt ?? null,
    savedBy: last?.savedBy ?? null,
    hasFailed: own.some(({ words, failedAt }) => words !== null && failedAt !== null),
  });
}

/** One text in one language, with what it was. */
export function textView(textId: string, language: LanguageCode, rows: readonly VersionRow[]): MessageTextView {
  const { channel } = TEMPLATES.find(({ textIds }) => textIds.includes(textId))!;
  const samples = sampleFacts(language);
  return Object.assign(new MessageTextView(), {
    textId,
    language,
    channel,
    own: ownWords(language, textId),
    ownSample: wordsIn(language)(textId, samples),
    placeholders: placeholdersOf(ownWords('en', textId)).map((one) => ({ ...one, sample: String(samples[one.name]) })),
    versions: rows
      .filter((row) => row.textId === textId && row.language === language)
      .map((row) => Object.assign(new MessageTextVersionView(), row)),
  });
}
