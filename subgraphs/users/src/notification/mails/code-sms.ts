import type { LanguageCode } from '@naga/kernel/language.js';
import { wordsIn } from '../words.js';

/** The text of an SMS with a one-time code. */
export const codeSms = (language: LanguageCode, code: string, minutes: number): string =>
  wordsIn(language)('mail.otp.sms', { code, minutes });
