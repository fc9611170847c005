import { expect, test } from '@jest/globals';
import { LANGUAGES, type LanguageCode } from '@naga/kernel/language.js';
import { mailHtml, smsHtml } from '../mail-html.js';
import { mailText } from '../mail-text.js';
import {
  accountDeletedMail,
  emailChangedMail,
  passwordChangedMail,
  secondFactorAddedMail,
  secondFactorRemovedMail,
  welcomeMail,
} from './account-notice.mail.js';
import { codeSms } from './code-sms.js';
import { developerApprovedMail, developerRefusedMail, developerRequestedMail } from './developer.mail.js';
import { requestDecidedMail } from './request-decided.mail.js';
import { resetPasswordMail } from './reset-password.mail.js';
import { verifyEmailMail } from './verify-email.mail.js';
import { plainVoice } from '../voice.js';

const BASE = 'https://naga.example';
const VOICE = plainVoice(BASE);
const link = { token: 'tOkEn_-1', hours: 1 };

const MAILS = {
  'verify e-mail': (language: LanguageCode) => verifyEmailMail(language, VOICE, { ...link, hours: 48 }),
  'verify another e-mail': (language: LanguageCode) => verifyEmailMail(language, VOICE, { ...link, changing: true }),
  'reset password': (language: LanguageCode) =>
    resetPasswordMail(language, VOICE, { ...link, email: 'a+b@example.com' }),
  'password changed': (language: LanguageCode) => passwordChangedMail(language, VOICE),
  'second factor added': (language: LanguageCode) => secondFactorAddedMail(language, VOICE),
  'second factor removed': (language: LanguageCode) => secondFactorRemovedMail(language, VOICE),
  'e-mail changed': (language: LanguageCode) => emailChangedMail(language, VOICE),
  welcome: (language: LanguageCode) => welcomeMail(language, VOICE),
  'developer asks': (language: LanguageCode) =>
    developerRequestedMail(language, VOICE, {
      name: 'Linh Tran',
      email: 'linh@example.com',
      company: 'Trips and Co',
      purpose: 'To sell ferry tickets\nin our app',
    }),
  'developer approved': (language: LanguageCode) =>
    developerApprovedMail(language, VOICE, { ...link, email: 'linh@example.com', note: 'Ask us.' }),
  'developer refused': (language: LanguageCode) => developerRefusedMail(language, VOICE, null),
  'refund policy approved': (language: LanguageCode) =>
    requestDecidedMail(language, VOICE, { kind: 'POLICY', requestId: '4', approved: true, answer: null }),
  'refund policy declined': (language: LanguageCode) =>
    requestDecidedMail(language, VOICE, {
      kind: 'PRICES',
      requestId: '4',
      lineId: '7',
      approved: false,
      answer: 'Too generous',
    }),
  'account deleted': (language: LanguageCode) =>
    accountDeletedMail(language, VOICE, [
      { amount: 2600, currency: 'USD' },
      { amount: 400_000, currency: 'KHR' },
    ]),
};

const cases = Object.entries(MAILS).flatMap(([name, mail]) =>
  LANGUAGES.map((language) => [name, language, mail] as const),
);

test.each(cases)('%s in %s has words for everything, the same in HTML and text', (_, language, mailOf) => {
  const mail = mailOf(language);
  const [html, text] = [mailHtml(mail), mailText(mail)];
  expect(html).toContain(`<html lang="${language}">`);
  const plain = html.replace(/<[^>]*>/g, '').replaceAll('&#39;', "'");
  for (const said of [html, text, mail.subject]) expect(said).not.toMatch(/mail\.\w+|undefined|null|NaN|\{\w/);
  for (const part of [mail.title, ...mail.paragraphs, ...mail.closing]) {
    expect(plain).toContain(part);
    expect(text).toContain(part);
  }
  for (const { url } of mail.actions) {
    expect(url.startsWith(`${BASE}/`)).toBe(true);
    expect(html).toContain(`href="${url}"`);
    expect(text).toContain(url);
  }
});

test('every mail says something else in every language', () => {
  for (const mailOf of Object.values(MAILS)) {
    expect(new Set(LANGUAGES.map((language) => mailOf(language).subject)).size).toBe(LANGUAGES.length);
    const texts = LANGUAGES.map((language) => mailOf(language).paragraphs.join());
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  }
});

test('links carry their token, and the address so that nobody types it again', () => {
  expect(verifyEmailMail('en', VOICE, link).actions[0]?.url).toBe(`${BASE}/email/verify/tOkEn_-1`);
  expect(resetPasswordMail('en', VOICE, { ...link, email: 'a+b@example.com' }).actions[0]?.url).toBe(
    `${BASE}/password/reset/tOkEn_-1/a%2Bb%40example.com`,
  );
});

test('links lead to pages in the language of the mail', () => {
  expect(LANGUAGES.map((language) => verifyEmailMail(language, VOICE, link).actions[0]?.url)).toEqual(
    ['', 'kh/', 'th/', 'vi/', 'es/'].map((prefix) => `${BASE}/${prefix}email/verify/tOkEn_-1`),
  );
});

test.each(LANGUAGES.map((language) => [language] as const))('an SMS in %s begins with its code', (language) => {
  const { subject, text, ...rest } = codeSms(VOICE, language, '012345', 10);
  expect(rest).toEqual({ language });
  expect(subject).not.toContain('012345');
  expect(text).toMatch(/^012345 /);
  expect(text).toContain('10');
  expect(text.length).toBeLessThan(140);
  expect(smsHtml({ language, subject, text: `<b>${text}` })).toContain(`&lt;b&gt;${text}</body>`);
});
