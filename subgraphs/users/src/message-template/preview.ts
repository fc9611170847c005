import type { LanguageCode } from '@naga/kernel/language.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import type { Mail } from '../notification/mail.js';
import { mailHtml, smsHtml } from '../notification/mail-html.js';
import { mailText } from '../notification/mail-text.js';
import type { Sms } from '../notification/sms.js';
import type { Voice } from '../notification/voice.js';
import { LOCALES, wordsIn } from '../notification/words.js';
import { sayText } from './icu-text.js';
import { UnfitText } from './message-text.errors.js';
import { isSubject, textProblem } from './text-problem.js';
import { sampleFacts } from './sample-facts.js';
import { smsParts, type SmsParts } from './sms-parts.rules.js';
import { ownText, type Template, TEMPLATES } from './templates.js';

/** A template with what is typed in place of some of its texts; typed and empty, a text is as the code says it. */
export interface Drafted {
  readonly key: string;
  readonly language: LanguageCode;
  readonly drafts: readonly { readonly textId: string; readonly words: string }[];
}

/** What a reader would get of it, of the sample: all its texts, also those that never stand in one message together. */
export type Said = { readonly mail: Mail } | { readonly sms: Sms };

function templateOf(key: string): Template {
  const template = TEMPLATES.find((one) => one.key === key);
  if (template === undefined) throw new InvalidInput([{ path: 'key', code: 'UNKNOWN' }]);
  return template;
}

/** The drafts that are the template's, by text. Refuses words that do not fit as saving them would. */
function fitting({ textIds }: Template, drafts: Drafted['drafts']): ReadonlyMap<string, string> {
  const own = drafts
    .filter(({ textId }) => textIds.includes(textId))
    .map(({ textId, words }) => [textId, words.trim()] as const);
  for (const [textId, words] of own) {
    const problem = words === '' ? undefined : textProblem(textId, words, ownText(textId)!);
    if (problem) throw new UnfitText(problem);
  }
  return new Map(own);
}

/** Refuses TEXT_TOO_LONG, TEXT_MALFORMED, PLACEHOLDER_…; InvalidInput for a template there is not. */
export function saidOf({ key, language, drafts }: Drafted, voice: Voice): Said {
  const template = templateOf(key);
  const texts = fitting(template, drafts);
  const facts = sampleFacts(language);
  const [written, own] = [voice.wordsIn(language), wordsIn(language)];
  const say = (textId: string): string => {
    const draft = texts.get(textId);
    if (draft === undefined) return written(textId, facts);
    return draft === '' ? own(textId, facts) : sayText(draft, LOCALES[language], facts);
  };
  const { channel, textIds } = template;
  const subject = say(textIds.find(isSubject) ?? textIds[0]!);
  const rest = textIds.filter((textId) => !isSubject(textId)).map(say);
  if (channel === 'SHORT') return { sms: { language, subject, text: rest.join(' ') || subject } };
  const [, title = subject] = textIds.filter(isSubject).map(say);
  const tagline = written('mail.tagline');
  const plain = { rides: [], facts: [], actions: [], closing: [] };
  return { mail: { language, subject, title, paragraphs: rest, tagline, ...plain } };
}

export interface Preview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Of what leaves by SMS. */
  readonly sms: SmsParts | null;
}

/** The same as it looks. */
export function previewOf(said: Said): Preview {
  if ('sms' in said) {
    const { subject, text } = said.sms;
    return { subject, text, html: smsHtml(said.sms), sms: smsParts(text) };
  }
  return { subject: said.mail.subject, text: mailText(said.mail), html: mailHtml(said.mail), sms: null };
}
