import type { Voice } from '../voice.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Sms } from '../sms.js';

/** An SMS with a one-time code, which comes first: telephones show it in the notice. */
export function codeSms(voice: Voice, language: LanguageCode, code: string, minutes: number): Sms {
  const words = voice.wordsIn(language);
  return { language, subject: words('mail.otp.subject'), text: words('mail.otp.sms', { code, minutes }) };
}
