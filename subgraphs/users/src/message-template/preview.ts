import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail } from '../notification/mail.js';
import { mailHtml, smsHtml } from '../notification/mail-html.js';
import { mailText } from '../notification/mail-text.js';
import { LOCALES, type Words } from '../notification/words.js';
import { sayText } from './icu-text.js';
import { isSubject } from './text-problem.js';
import { sampleFacts } from './sample-facts.js';
import { smsParts, type SmsParts } from './sms-parts.rules.js';
import type { Template } from './templates.js';

export interface Preview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Of what leaves by SMS. */
  readonly sms: SmsParts | null;
}

/** A template as a reader gets it, of the sample: all its texts, also those that never stand in one message together. */
export function previewOf(
  { channel, textIds }: Template,
  language: LanguageCode,
  wordsIn: (language: LanguageCode) => Words,
  drafts: ReadonlyMap<string, string>,
): Preview {
  const facts = sampleFacts(language);
  const own = wordsIn(language);
  const say = (textId: string): string => {
    const draft = drafts.get(textId)?.trim();
    return draft ? sayText(draft, LOCALES[language], facts) : own(textId, facts);
  };
  const subject = say(textIds.find(isSubject) ?? textIds[0]!);
  const rest = textIds.filter((textId) => !isSubject(textId)).map(say);
  if (channel === 'SHORT') {
    const text = rest.join(' ') || subject;
    return { subject, text, html: smsHtml({ language, subject, text }), sms: smsParts(text) };
  }
  const [, title = subject] = textIds.filter(isSubject).map(say);
  const mail: Mail = {
    language,
    subject,
    title,
    paragraphs: rest,
    rides: [],
    facts: [],
    actions: [],
    tagline: own('mail.tagline'),
    closing: [],
  };
  return { subject, text: mailText(mail), html: mailHtml(mail), sms: null };
}
