import type { LanguageCode } from '@naga/kernel/language.js';

/** What an SMS says. */
export interface Sms {
  readonly language: LanguageCode;
  /** For the inbox: what it is about, without what is secret in it. */
  readonly subject: string;
  readonly text: string;
}
