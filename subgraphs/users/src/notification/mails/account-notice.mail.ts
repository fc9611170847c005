import type { Voice } from '../voice.js';
import { formatMoney, type Money } from '@naga/kernel/money.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail } from '../mail.js';
import { accountMail } from './account-mail.js';

/** The password is another one: its owner must hear of it whatever he has stopped. */
export const passwordChangedMail = (language: LanguageCode, voice: Voice): Mail =>
  accountMail(language, voice, (words, page) => ({
    subject: words('mail.password.subject'),
    paragraphs: [words('mail.password.text'), words('mail.password.alarm')],
    actions: [{ label: words('mail.reset.action'), url: page('password/reset') }],
  }));

/** An authenticator app was set up. */
export const secondFactorAddedMail = (language: LanguageCode, voice: Voice): Mail =>
  accountMail(language, voice, (words, page) => ({
    subject: words('mail.factorOn.subject'),
    paragraphs: [words('mail.factorOn.text'), words('mail.password.alarm')],
    actions: [{ label: words('mail.reset.action'), url: page('password/reset') }],
  }));

/** The authenticator app was taken away. */
export const secondFactorRemovedMail = (language: LanguageCode, voice: Voice): Mail =>
  accountMail(language, voice, (words, page) => ({
    subject: words('mail.factorOff.subject'),
    paragraphs: [words('mail.factorOff.text'), words('mail.password.alarm')],
    actions: [{ label: words('mail.reset.action'), url: page('password/reset') }],
  }));

/** Whoever looks after the account took the lost app away: the one it may not have been is its owner. */
export const secondFactorResetMail = (language: LanguageCode, voice: Voice): Mail =>
  accountMail(language, voice, (words, page) => ({
    subject: words('mail.factorReset.subject'),
    paragraphs: [words('mail.factorReset.text'), words('mail.factorReset.again'), words('mail.factorReset.alarm')],
    actions: [{ label: words('mail.reset.action'), url: page('password/reset') }],
  }));

/** To the old address: the account has another one now. */
export const emailChangedMail = (language: LanguageCode, voice: Voice): Mail =>
  accountMail(language, voice, (words) => ({
    subject: words('mail.changed.subject'),
    paragraphs: [words('mail.changed.text'), words('mail.changed.alarm')],
    actions: [],
  }));

/** After the address was verified: a courtesy. */
export const welcomeMail = (language: LanguageCode, voice: Voice): Mail =>
  accountMail(language, voice, (words, page) => ({
    subject: words('mail.welcome.subject'),
    paragraphs: [words('mail.welcome.text')],
    actions: [{ label: words('mail.welcome.action'), url: page('dashboard') }],
  }));

/** The account is gone, and the credit that its owner gave up with it. */
export const accountDeletedMail = (language: LanguageCode, voice: Voice, credit: readonly Money[]): Mail =>
  accountMail(language, voice, (words) => ({
    subject: words('mail.deleted.subject'),
    paragraphs: [
      words('mail.deleted.text'),
      words('mail.deleted.bookings'),
      ...(credit.length > 0 ? [words('mail.deleted.credit')] : []),
    ],
    facts: credit.map((money) => ({ label: words('mail.deleted.givenUp'), value: formatMoney(money) })),
    actions: [],
  }));
